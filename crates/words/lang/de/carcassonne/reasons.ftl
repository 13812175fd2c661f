fairy-at-the-start-of-the = Fee zu Beginn des Zuges
fairy-beside-a-scored-follower = Fee bei einem gewerteten Gefolgsmann
pig-1-more-for-each-finished = Schwein: 1 mehr je fertiger Stadt
most = am meisten
ransom = Lösegeld
king-1-for-each-finished-city = König: 1 je fertiger Stadt
robber-baron-1-for-each-finished = Raubritter: 1 je fertiger Straße

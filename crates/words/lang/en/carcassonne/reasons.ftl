fairy-at-the-start-of-the = fairy at the start of the turn
fairy-beside-a-scored-follower = fairy beside a scored follower
pig-1-more-for-each-finished = pig: 1 more for each finished city
most = most
ransom = ransom
king-1-for-each-finished-city = King: 1 for each finished city
robber-baron-1-for-each-finished = Robber Baron: 1 for each finished road

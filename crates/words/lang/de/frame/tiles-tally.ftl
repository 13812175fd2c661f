hole = Ein Loch: Hier wird kein Plättchen mehr passen
fitting = Plättchen, die hier passen: { $count } von { $total }
tiles-left = Noch { $count } Plättchen

left = Noch { $tiles }

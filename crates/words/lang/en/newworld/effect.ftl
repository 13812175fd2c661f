home-without-points = home without points: { $all }

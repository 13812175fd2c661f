home-without-points = ohne Punkte heim: { $all }

what-will-you-do = What will you do?
who-comes-back = Who comes back?
buy-back-for-3-points = Buy back for 3 points
supplies = Supplies
wait-for-the-dragon = Waiting for the dragon

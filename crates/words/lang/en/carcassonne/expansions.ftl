send-a-knight-away = Send a knight away
call-the-fairy = Call the fairy
go-through-the-portal = Go through the portal
add-a-tower-piece = Add a tower piece
close-a-tower-with-the-big = Close a tower with the big follower
close-a-tower = Close a tower
take-a-prisoner = Take a prisoner
move-the-dragon = Move the dragon
exchange = Exchange
buy-back-for-3-points = Buy back for 3 points
follower = Follower
big = Big
builder = Builder
pig = Pig
princess = Princess
fairy = Fairy
portal = Portal
tower = Tower
big-on-top = Big on top
close = Close
take = Take
dragon = Dragon
exchange-2 = Exchange
ransom = Ransom
r-for-other-choices = {" "}· R for other choices
your-builders-second-tile = your builder’s second tile
your-builder-earns-a-second-tile = your builder earns a second tile
place-a-follower-through-the-portal = Place a follower through the portal
place-the-big-follower-through-the = Place the big follower through the portal
place-a-follower = Place a follower?
place-the-big-follower = Place the big follower?
place-the-builder = Place the builder?
place-the-pig = Place the pig?
the-princess-sends-a-knight-away = The princess sends a knight away
send-a-knight-away-2 = Send a knight away?
call-the-fairy-2 = Call the fairy?
through-the-portal-to-which-tile = Through the portal to which tile?
add-a-tower-piece-2 = Add a tower piece?
close-a-tower-2 = Close a tower?
take-a-prisoner-2 = Take a prisoner?
move-the-dragon-2 = Move the dragon
who-comes-back-to-you = Who comes back to you?
buy-a-prisoner-back = Buy a prisoner back?
take-no-prisoner = Take no prisoner
do-nothing = Do nothing
no-follower = No follower
place-follower = Place follower
place-builder = Place builder
place-pig = Place pig
send-away = Send away
call-fairy = Call fairy
go-there = Go there
add-piece = Add piece
close-tower = Close tower
take-prisoner = Take prisoner
move-dragon = Move dragon
buy-back = Buy back
at-risk = At risk
roads-with-an-inn-and-cities = Roads with an inn and cities with a cathedral: worth nothing unless finished.
tower-piece = tower piece
big-2 = big
builder-2 = builder
pig-2 = pig
high-then-in-reach = then { $height } high, { $reach } in reach; { $place }
prisoner-s = prisoner: { $owner }’s { $kind }
your-held-by = your { $kind }, held by { $captor }
# What can be done, and where or with whom: “Send a knight away: Blue’s follower as knight, …”.
deed-at = { $deed }: { $what }
dragon-to =
    { $count ->
        [one] { $place }, 1 figure there would go home
       *[other] { $place }, { $count } figures there would go home
    }
run-aside =
    { $steps ->
        [one] the last step
       *[other] { $steps } steps left
    }
places-on-the-tile =
    { $count ->
        [one] 1 place on the tile
       *[other] { $count } places on the tile
    }
to-choose-from = { $count } to choose from
beside-your-follower = beside one of your followers
ransom-goes-to-captor = 3 points go to the player who holds the prisoner
towers-to-choose =
    { $count ->
        [one] 1 tower
       *[other] { $count } towers
    }
now-run =
    The dragon’s run: { $name } moves it, { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
now-your-run =
    The dragon’s run: you move it, { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
now-portal = { $name } goes through the portal
now-capture = { $name } may take a prisoner
now-exchange = { $name } exchanges prisoners with { $other }
now-second-tile = { $name } plays a second tile, thanks to the builder
now-second-tile-earned = The builder has earned { $name } a second tile
prisoners-held =
    { $count ->
        [one] 1 prisoner
       *[other] { $count } prisoners
    }
buy-follower-back = Buy your follower back from { $captor } for 3 points
buy-big-follower-back = Buy your big follower back from { $captor } for 3 points

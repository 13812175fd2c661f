title = Ce que les bots attendaient
help = Les chances de gagner telles qu’un bot les voyait à chacune de ses décisions. Pendant la partie, il les gardait pour lui.
whose = Vu par
said = Coup { $number } : { $name } estimait ses propres chances de gagner à { $percent } %.
not-yet = { $name } n’avait encore rien décidé.
label = Chances de gagner en pour cent vues par { $name }, une ligne par joueur. Le tableau ci-dessous donne les mêmes nombres.
stand-in = Bot à la place de { $name }

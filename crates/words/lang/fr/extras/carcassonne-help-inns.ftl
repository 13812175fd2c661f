inns-cathedrals = Auberges & Cathédrales
n-18-tiles-are-added-and-everybody = 18 tuiles s’ajoutent, et chacun reçoit un grand partisan. Tu le places comme les autres, mais il compte pour deux quand on compare les partisans : contre deux petits, il y a égalité. Dans une abbaye, sa taille ne change rien.
a-completed-road-with-an-inn = Une route terminée avec auberge rapporte 2 points par tuile au lieu de 1. Une deuxième auberge n’ajoute rien.
a-completed-city-with-a-cathedral = Une ville terminée avec cathédrale rapporte 3 points par tuile et par blason au lieu de 2.
but-if-they-are-not-completed = Mais si elles ne sont pas terminées à la fin de la partie, elles ne rapportent rien du tout.
you-may-also-add-an-inn = Tu peux aussi ajouter une auberge ou une cathédrale à ce qui est aux autres, en espérant qu’ils ne le termineront pas. Pour les paysans, une ville avec cathédrale est une ville comme une autre.
n-3-tiles-and-an-inn-6 = 3 tuiles et une auberge : 6 points. Sans le carrefour à gauche, ce serait 0 à la fin.
n-7-tiles-a-pennant-and-a = 7 tuiles, un blason et une cathédrale : 24 points. Restée ouverte, elle ne vaudrait rien.

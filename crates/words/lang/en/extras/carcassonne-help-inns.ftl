inns-cathedrals = Inns & Cathedrals
n-18-tiles-are-added-and-everybody = 18 tiles are added, and everybody gets a big follower. You place it like any other, but it counts as two when followers are compared: against two small ones it is a tie. In a monastery its size makes no difference.
a-completed-road-with-an-inn = A completed road with an inn scores 2 points per tile instead of 1. A second inn adds nothing.
a-completed-city-with-a-cathedral = A completed city with a cathedral scores 3 points per tile and pennant instead of 2.
but-if-they-are-not-completed = But if they are not completed when the game ends, they score nothing at all.
you-may-also-add-an-inn = You may also add an inn or a cathedral to what belongs to others, and hope that they do not complete it. For farmers a city with a cathedral is a city like any other.
n-3-tiles-and-an-inn-6 = 3 tiles and an inn: 6 points. Without the crossing on the left it would be 0 at the end.
n-7-tiles-a-pennant-and-a = 7 tiles, a pennant and a cathedral: 24 points. Left open it would be worth nothing.

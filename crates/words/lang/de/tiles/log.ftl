a-tile-fits-nowhere-and-is = Ein Plättchen passt nirgends und kommt aus dem Spiel: { $shows }
laid-a-tile-with = legt ein Plättchen mit { $shows }

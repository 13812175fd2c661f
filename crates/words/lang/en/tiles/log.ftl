a-tile-fits-nowhere-and-is = A tile fits nowhere and is removed from the game: { $shows }
laid-a-tile-with = laid a tile with { $shows }

empty-cell = empty cell
free-cell = free cell
does-not-fit = , does not fit
fits-when-rotated = , fits when rotated
fits = , fits
your-tile-is-previewed-here-tap = , your tile is previewed here; tap again to confirm
from-to = { $road } from { $side } to { $side-2 }

empty-cell = leeres Feld
free-cell = freies Feld
does-not-fit = , passt nicht
fits-when-rotated = , passt gedreht
fits = , passt
your-tile-is-previewed-here-tap = , Vorschau deines Plättchens; noch einmal antippen bestätigt
from-to = { $road } von { $side } nach { $side-2 }

title = Analysebrett
lead = Stell eine beliebige Stellung auf, zieh für alle Spieler, probier Varianten aus und schreib deine Gedanken dazu. Die Engine rechnet auf Wunsch mit.
by-the-book = Neue Partie
begin = Analyse beginnen
from-position = Stellung aufbauen
from-position-hint = Stellung einfügen oder öffnen und dann analysieren.
study-this = Ab hier analysieren
broken = Diese Analyse lässt sich nicht öffnen.
tree = Züge
tree-cut = Nur die Züge in der Nähe werden angezeigt.
start = Anfang
drawn = Gezogen: { $what }
promote = Variante aufwerten
delete = Ab hier löschen
undo = Rückgängig
chance = Zufall
choose = Oder bestimme, was passiert:
draw = Zufällig ziehen
draw-all = Ziehen, bis jemand am Zug ist
percent = { $number } %
over = Das Spiel ist zu Ende
to-decide = am Zug
eyes = Ansicht
eyes-truth = Alles sichtbar
eyes-mover = Wer am Zug ist
decides = Wer zieht?
known-to-spectator = Diese Stellung hat ein Zuschauer gespeichert. Was er nicht sehen konnte, wurde ausgelost.
known-to-seat = Diese Stellung wurde mit dem Wissen von Platz { $seat } gespeichert. Was dort nicht bekannt war, wurde ausgelost.
as-text = Stellung als Text
comment = Kommentar
comment-hint = Was hältst du von diesem Zug?
signs = Zug bewerten
glyph-brilliant = Glänzend
glyph-good = Gut
glyph-interesting = Interessant
glyph-doubtful = Zweifelhaft
glyph-mistake = Fehler
glyph-blunder = Grober Fehler
tools = Zeichenwerkzeuge
tool-play = Ziehen
tool-mark = Markieren
tool-arrow = Pfeil
mark-hint = Tippe etwas auf dem Brett an, um es zu markieren; noch einmal entfernt die Markierung.
arrow-from = Tippe an, wo der Pfeil beginnt.
arrow-to = Tippe jetzt an, wo er endet.
green = Grün, Kreis
red = Rot, Kreuz
blue = Blau, Quadrat
yellow = Gelb, Raute
wipe = Zeichnungen löschen
engine = Engine
engine-nobody = Hier ist niemand am Zug.
engine-thinks = Rechnet …
engine-refused = Diese Stellung kann die Engine nicht bewerten.
engine-match-runs = Diese Partie läuft hier noch. Bis zu ihrem Ende rechnet die Engine nicht mit.
engine-so-far =
    { $lines ->
        [one] bisher { $lines } Verlauf in { $seconds } s, { $choices } mögliche Züge
       *[other] bisher { $lines } Verläufe in { $seconds } s, { $choices } mögliche Züge
    }
engine-done =
    { $lines ->
        [one] { $lines } Verlauf in { $seconds } s, { $choices } mögliche Züge
       *[other] { $lines } Verläufe in { $seconds } s, { $choices } mögliche Züge
    }
chance-to-win = { $percent } %
exact = bis zum Ende durchgerechnet
lines =
    { $lines ->
        [one] { $lines } Verlauf
       *[other] { $lines } Verläufe
    }
loses-after =
    { $lines ->
        [one] −{ $percent } % · { $lines } Verlauf
       *[other] −{ $percent } % · { $lines } Verläufe
    }
best-is-better = Zug 1 ist besser: { $what }
play-it = Ziehen
new-study = Neue Analyse
share = Speichern und teilen
study-title = Titel
save = Speichern
save-link = Speichern und Link erhalten
save-copy = Als Kopie speichern
saved = Gespeichert.
link = Link zu dieser Analyse
link-hint = Wer den Link hat, kann sie ansehen. Ändern kann sie nur dieser Browser.
save-file = Als Datei speichern
picture-svg = Bild (SVG)
picture-png = Bild (PNG)
study-too-large = Diese Analyse ist zu groß.
study-unknown-form = Das ist keine Analyse: Die erste Zeile muss „anleger study 1“ lauten.
study-unknown-version = Sie hat ein Format, das diese Seite nicht kennt.
study-bad-line = Diese Zeile ist unverständlich.
study-too-many-nodes = Mehr Züge kann eine Analyse nicht enthalten.
study-no-such-node = Sie verweist auf einen Zug, den es nicht gibt.
study-step-misplaced = Ein Zug fehlt oder steht, wo keiner hingehört.
study-text-too-long = Dieser Text ist zu lang.
study-too-many-drawings = Hier sind zu viele Markierungen und Pfeile.
study-other-rules = Sie gehört zu einer Regelversion, die diese Seite nicht kennt.
study-bad-start = Ihre Anfangsstellung lässt sich nicht aufbauen.
study-illegal-step = Diesen Zug erlauben die Regeln nicht.
study-not-chance = Hier wird nichts gezogen oder gewürfelt.
no-such-study = Diese Analyse gibt es nicht oder nicht mehr.
too-many-studies = Du hast viele Analysen gespeichert. Versuch es später noch einmal.
not-your-study = Nur der Browser, der diese Analyse gespeichert hat, kann sie ändern. Speichere sie als Kopie.

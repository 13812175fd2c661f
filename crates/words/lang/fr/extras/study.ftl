title = Étude
lead = Installez n’importe quelle position, jouez pour tous les joueurs, essayez des variantes et notez vos idées. Le moteur peut analyser avec vous.
by-the-book = Nouvelle partie
begin = Commencer l’étude
from-position = Installer une position
from-position-hint = Collez ou ouvrez une position, puis étudiez-la.
study-this = Étudier à partir d’ici
broken = Impossible d’ouvrir cette étude.
tree = Coups
tree-cut = Seuls les coups voisins sont affichés.
start = Début
drawn = Pioché : { $what }
promote = Remonter la variante
delete = Supprimer à partir d’ici
undo = Annuler
chance = Hasard
choose = Ou choisissez ce qui arrive :
draw = Tirer au hasard
draw-all = Tirer jusqu’au prochain coup
percent = { $number } %
over = La partie est terminée
to-decide = au trait
eyes = Vue
eyes-truth = Tout est visible
eyes-mover = Joueur au trait
decides = Qui joue ?
known-to-spectator = Cette position a été enregistrée par un spectateur. Ce qu’il ne pouvait pas voir a été tiré au sort.
known-to-seat = Cette position a été enregistrée telle que la place { $seat } la connaissait. Ce qui lui était caché a été tiré au sort.
as-text = Position en texte
comment = Commentaire
comment-hint = Que pensez-vous de ce coup ?
signs = Évaluer ce coup
glyph-brilliant = Brillant
glyph-good = Bon
glyph-interesting = Intéressant
glyph-doubtful = Douteux
glyph-mistake = Erreur
glyph-blunder = Gaffe
tools = Outils de dessin
tool-play = Jouer
tool-mark = Marquer
tool-arrow = Flèche
mark-hint = Touchez un élément du plateau pour le marquer ; touchez-le encore pour enlever la marque.
arrow-from = Touchez le départ de la flèche.
arrow-to = Touchez maintenant son arrivée.
green = Vert, cercle
red = Rouge, croix
blue = Bleu, carré
yellow = Jaune, losange
wipe = Effacer les dessins
engine = Moteur
engine-nobody = Personne ne doit jouer ici.
engine-thinks = Calcul en cours…
engine-refused = Le moteur ne peut pas évaluer cette position.
engine-match-runs = Cette partie se joue encore ici. Le moteur attend qu’elle soit terminée.
engine-so-far =
    { $lines ->
        [one] { $lines } ligne jusqu’ici en { $seconds } s, { $choices } coups possibles
       *[other] { $lines } lignes jusqu’ici en { $seconds } s, { $choices } coups possibles
    }
engine-done =
    { $lines ->
        [one] { $lines } ligne en { $seconds } s, { $choices } coups possibles
       *[other] { $lines } lignes en { $seconds } s, { $choices } coups possibles
    }
chance-to-win = { $percent } %
exact = calculé jusqu’à la fin
lines =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
loses-after =
    { $lines ->
        [one] −{ $percent } % · { $lines } ligne
       *[other] −{ $percent } % · { $lines } lignes
    }
best-is-better = Le coup 1 est meilleur : { $what }
play-it = Jouer
new-study = Nouvelle étude
share = Enregistrer et partager
study-title = Titre
save = Enregistrer
save-link = Enregistrer et obtenir un lien
save-copy = Enregistrer une copie
saved = Enregistré.
link = Lien vers cette étude
link-hint = Toute personne ayant le lien peut la consulter. Seul ce navigateur peut la modifier.
save-file = Enregistrer le fichier
picture-svg = Image (SVG)
picture-png = Image (PNG)
study-too-large = Cette étude est trop volumineuse.
study-unknown-form = Ce n’est pas une étude : la première ligne doit être « anleger study 1 ».
study-unknown-version = Elle est écrite dans un format que cette page ne connaît pas.
study-bad-line = Cette ligne est incompréhensible.
study-too-many-nodes = Une étude ne peut pas contenir plus de coups.
study-no-such-node = Elle renvoie à un coup qui n’existe pas.
study-step-misplaced = Un coup manque ou se trouve là où il n’en faut pas.
study-text-too-long = Ce texte est trop long.
study-too-many-drawings = Il y a trop de marques et de flèches ici.
study-other-rules = Elle relève d’une version des règles que cette page ne connaît pas.
study-bad-start = Sa position de départ ne peut pas être installée.
study-illegal-step = Les règles n’autorisent pas ce coup.
study-not-chance = Rien n’est pioché ni lancé ici.
no-such-study = Cette étude n’existe pas ou n’existe plus.
too-many-studies = Vous avez enregistré beaucoup d’études. Réessayez plus tard.
not-your-study = Seul le navigateur qui a enregistré cette étude peut la modifier. Enregistrez une copie.

tools = Affichage
brushes = Pinceaux
undo = Annuler le dernier trait
fields = À propos de la carte
fields-more = Autres réglages
pattern = Partir de
pattern-choose = choisir une carte…
play-it = Jouer sur cette carte
play = Ouvrir la table
save = Enregistrer un fichier
load = Ouvrir un fichier
share = Copier un lien
link = Lien vers cette carte
bad-link = La carte de ce lien est illisible. Demande qu’on te renvoie le lien.
door = Atelier
door-hint = Peins ta propre carte et joue dessus
title = Atelier · { $game }
more-complaints = … et encore { $count }, à voir sur la carte.
state =
    { $complaints ->
        [0] Ta carte est prête
        [one] 1 chose à régler
       *[other] { $complaints } choses à régler
    }

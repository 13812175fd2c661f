shared =
    { $count ->
        [one] Tout ce qui est pioché ou lancé ici découle d’un nombre secret du serveur et d’un nombre aléatoire que l’appareil de { $names } a ajouté avant le premier coup : ni le serveur ni cet appareil ne pouvait choisir seul.
       *[other] Tout ce qui est pioché ou lancé ici découle d’un nombre secret du serveur et de nombres aléatoires que les appareils de { $names } ont ajoutés avant le premier coup : ni le serveur ni aucun de ces appareils ne pouvait choisir seul.
    }
all-took-part = Tout le monde à la table a participé.
without =
    { $count ->
        [one] Rien n’est venu de l’appareil de { $names } : il était absent à ce moment-là, ou sa page est plus ancienne.
       *[other] Rien n’est venu des appareils de { $names } : ils étaient absents à ce moment-là, ou leur page est plus ancienne.
    }
silent =
    { $count ->
        [one] L’appareil de { $names } a promis son nombre, mais celui-ci n’est jamais arrivé : la personne qui tient le serveur a pu choisir entre deux suites.
       *[other] Les appareils de { $names } ont promis leurs nombres, mais ceux-ci ne sont jamais arrivés : la personne qui tient le serveur a pu choisir entre { $ways } suites.
    }
table-alone = Aucun appareil à la table n’a rien ajouté au hasard de cette partie : la personne qui tenait la table a tiré seule le nombre secret et aurait pu en essayer beaucoup. Il était fixé avant le premier coup et ne peut plus changer.
bots-alone = Seuls des bots jouent ici, personne ne pouvait donc rien ajouter au hasard : le serveur a tiré seul le nombre secret. Il était fixé avant le premier coup et ne peut plus changer.
this-page = Cette page a tiré elle-même le nombre secret, sans serveur. Personne d’autre n’a eu part au hasard de cette partie.
from-record = Cette table reprend une partie enregistrée, son nombre secret était donc connu d’avance. La personne qui possède cette partie peut dire ce qui vient ensuite.
own-share = Ton propre nombre y a servi, et tout ce qui était promis avant le premier coup est inchangé.
seen-early = Ton appareil a vu avant le premier coup ce qui était promis, et c’est inchangé.
seen-promise = Ton appareil a vu l’empreinte avant le premier coup, et elle est inchangée. Il n’a pas vu quels nombres étaient promis.
unheard = Ton appareil a promis un nombre pour { $name }, mais le serveur ne l’a pas pris en compte : il est arrivé trop tard ou a été écarté.
came-later = Ton appareil ne sait rien d’avant le premier coup : il peut vérifier la partie elle-même, mais pas ce qui avait été promis avant.
other-promise = Attention : cette empreinte n’est pas celle que ton appareil a vue avant le premier coup.
other-pledges = Attention : ces promesses ne sont pas celles que ton appareil a vues avant le premier coup.
not-yours = Attention : le nombre promis pour { $name } ne vient pas de ton appareil.
left-out = Attention : le nombre que ton appareil a envoyé pour { $name } n’y a pas servi.
hands = Nombres ajoutés
nothing = rien
never-sent = promis, jamais arrivé
fingerprint = Le nombre secret a été tiré en premier, et cette empreinte est publique depuis : un autre nombre en aurait une autre.
revealed-later = À la fin de la partie, le nombre est révélé, et ton appareil vérifie tout lui-même, sans demander au serveur.
commitment = Empreinte
seed = Nombre secret
verify = Vérifier l’équité
checking = Vérification…
proven = Vérifié sur cet appareil : le nombre secret correspond à son empreinte, et { $steps ->
        [one] l’unique étape de cette partie en découle.
       *[other] les { $steps } étapes de cette partie en découlent.
    }
proven-shared = Vérifié sur cet appareil : le nombre secret correspond à son empreinte, chaque nombre ajouté est celui qui était promis, et { $steps ->
        [one] l’unique étape de cette partie en découle.
       *[other] les { $steps } étapes de cette partie en découlent.
    }

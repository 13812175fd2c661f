take-nobody = No captures a nadie
place-no-follower = No pongas ningún seguidor
do-nothing-more-in-this-turn = No hagas nada más en este turno
take-your-big-follower-back = Recupera tu seguidor grande
take-a-follower-back = Recupera un seguidor
send-the-lit-knight-away = Echa al caballero iluminado
call-the-fairy-to-the-lit = Llama al hada a la loseta iluminada
call-the-fairy-to-your-lit = Llama al hada junto a tu seguidor iluminado
go-through-the-portal-to-the = Cruza el portal hasta la loseta iluminada
put-a-tower-piece-on-the = Pon una pieza de torre en el sitio iluminado
close-the-lit-tower-with-your = Cierra la torre iluminada con tu seguidor grande
close-the-lit-tower-with-a = Cierra la torre iluminada con un seguidor
take-the-lit-follower-prisoner = Captura al seguidor iluminado
move-the-dragon-to-the-lit = Mueve el dragón a la loseta iluminada
she-brings-1-point-at-the = te da 1 punto al empezar cada uno de tus turnos
place-follower =
    { $on ->
        [city] Pon un seguidor en la ciudad como caballero
        [road] Pon un seguidor en el camino como ladrón
        [monastery] Pon un seguidor en el monasterio como monje
       *[field] Pon un seguidor en el prado como granjero
    }
place-big-follower =
    { $on ->
        [city] Pon tu seguidor grande en la ciudad como caballero
        [road] Pon tu seguidor grande en el camino como ladrón
        [monastery] Pon tu seguidor grande en el monasterio como monje
       *[field] Pon tu seguidor grande en el prado como granjero
    }
place-builder =
    { $on ->
        [city] Pon tu constructor en la ciudad
       *[road] Pon tu constructor en el camino
    }
place-pig = Pon tu cerdo en el prado
buy-follower-back = Rescata a tu seguidor de manos de { $captor }
buy-big-follower-back = Rescata a tu seguidor grande de manos de { $captor }
finishes =
    { $what ->
        [city] así se termina una ciudad y ganas
        [road] así se termina un camino y ganas
       *[monastery] así se termina un monasterio y ganas
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
few-followers-left =
    { $count ->
        [one] solo te queda un seguidor
        [2] solo te quedan dos seguidores
       *[other] solo te quedan { $count } seguidores
    }
others-go-home =
    { $count ->
        [one] así vuelve a casa una figura ajena
       *[other] así vuelven a casa { $count } figuras ajenas
    }
others-in-reach =
    { $count ->
        [one] hay un seguidor ajeno al alcance
       *[other] hay { $count } seguidores ajenos al alcance
    }

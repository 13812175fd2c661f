what-will-you-do = Was möchtest du tun?
who-comes-back = Wer kommt zurück?
buy-back-for-3-points = Für 3 Punkte freikaufen
supplies = Vorräte
wait-for-the-dragon = Warten auf den Drachen

settlers = Los Colonos
settle-islands-harvest-what-the-dice = Coloniza islas, cosecha lo que traigan los dados y comercia con todo el mundo. Los barcos te llevan a nuevas costas, y once mapas esperan a sus colonos.
n-3-4-players-60-120-min = 3–4 jugadores · 60–120 min

"""Pictures of a report: how the loss fell, and whether what was said came true."""

WIDTH, HEIGHT, EDGE = 380, 260, 44
COLOURS = ["#8a6d3b", "#2f6f8f", "#7a9a3a", "#a0455a", "#5a4fa0", "#3a8a72", "#b0702a", "#555555"]


def panel(x, title, xlabel, ylabel, xrange, yrange, lines):
    """A panel with lines, each a colour and points."""

    def place(point):
        across = (point[0] - xrange[0]) / max(1e-9, xrange[1] - xrange[0])
        up = (point[1] - yrange[0]) / max(1e-9, yrange[1] - yrange[0])
        return (
            x + EDGE + across * (WIDTH - EDGE - 12),
            HEIGHT - EDGE - min(1.02, max(-0.02, up)) * (HEIGHT - EDGE - 34),
        )

    left, bottom = place((xrange[0], yrange[0]))
    right, top = place((xrange[1], yrange[1]))
    out = [f'<text x="{x + EDGE}" y="20" font-size="13">{title}</text>']
    out.append(f'<path d="M{left:.0f} {top:.0f}V{bottom:.0f}H{right:.0f}" fill="none" stroke="#888"/>')
    out.append(f'<text x="{(left + right) / 2:.0f}" y="{HEIGHT - 10}" font-size="11" text-anchor="middle">{xlabel}</text>')
    out.append(f'<text x="{x + 12}" y="{HEIGHT / 2:.0f}" font-size="11" transform="rotate(-90 {x + 12} {HEIGHT / 2:.0f})" text-anchor="middle">{ylabel}</text>')
    for value in (xrange[0], xrange[1]):
        at = place((value, yrange[0]))
        out.append(f'<text x="{at[0]:.0f}" y="{at[1] + 14:.0f}" font-size="10" text-anchor="middle">{value:g}</text>')
    for value in (yrange[0], yrange[1]):
        at = place((xrange[0], value))
        out.append(f'<text x="{at[0] - 4:.0f}" y="{at[1] + 4:.0f}" font-size="10" text-anchor="end">{value:.3g}</text>')
    for colour, points in lines:
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in map(place, points))
        out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
    return "\n".join(out)


def draw(reports, path):
    """One picture of all generations."""
    losses = [row[2] for report in reports for row in report["curve"]] or [0.0, 1.0]
    steps = max([row[0] for report in reports for row in report["curve"]] or [1])
    fall = [
        (COLOURS[at % len(COLOURS)], [(row[0], row[2]) for row in report["curve"]])
        for at, report in enumerate(reports)
    ]
    truth = [("#bbbbbb", [(0, 0), (1, 1)])] + [
        (COLOURS[at % len(COLOURS)], [(row[0], row[1]) for row in report["calibration"]])
        for at, report in enumerate(reports)
    ]
    body = [
        panel(0, "Loss on games held back", "steps", "loss", (0, steps), (min(losses), max(losses)), fall),
        panel(WIDTH, "Does what was said come true?", "said to win", "won", (0, 1), (0, 1), truth),
    ]
    for at, _ in enumerate(reports):
        colour = COLOURS[at % len(COLOURS)]
        body.append(f'<text x="{2 * WIDTH + 8}" y="{40 + 16 * at}" font-size="11" fill="{colour}">generation {at}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH + 110} {HEIGHT}" font-family="sans-serif">'
    with open(path, "w") as file:
        file.write(head + '<rect width="100%" height="100%" fill="#fff"/>' + "\n".join(body) + "</svg>\n")

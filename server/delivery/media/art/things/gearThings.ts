import { box, disc, line, oval, shape, type Thing, turned } from './pen'

/** What a camp and a day in the hills need, as a shop shows it. */
export const GEAR = {
  dometent: (t) =>
    shape('M-46 32Q-40-34 0-34T46 32Z', t.main) +
    shape('M-14 32Q-12-16 0-34Q12-16 14 32Z', t.light) +
    line('M-46 32Q-20-8 0-34M46 32Q20-8 0-34', t.dark, 4) +
    line('M-50 32H50', t.ink, 4),
  tunneltent: (t) =>
    shape('M-48 32V6Q-44-24-18-26H26Q46-20 48 32Z', t.main) +
    shape('M-48 32V6Q-44-24-18-26Q-2-18-2 32Z', t.half) +
    shape('M-36 32Q-36-6-23-6T-10 32Z', t.ink) +
    line('M-18-26Q4-16 4 32M8-26Q30-14 30 32', t.dark, 3) +
    box(14, -6, 12, 12, t.soft, 3) +
    line('M-50 32H50', t.ink, 4),
  tarp: (t) =>
    line('M-34-16V38M34-16V38', t.ink, 4) +
    shape('M-48-8L-34-18Q-16-30 0-32Q16-30 34-18L48-8Q22-12 0-8T-48-8Z', t.main) +
    shape('M0-32Q16-30 34-18L48-8Q22-12 0-8Z', t.dark) +
    line('M-34-16L-48 38M34-16L48 38', t.paper, 2) +
    box(-12, 18, 24, 5, t.warm, 2) +
    line('M-8 22L-12 38M8 22L12 38', t.warmDark, 4),
  sleepingbag: (t) =>
    turned(
      28,
      shape('M-20-14Q-22-47 0-47T20-14L16 38Q14 47 0 47T-16 38Z', t.main) +
        oval(0, -26, 13, 15, t.dark) +
        oval(0, -22, 10, 8, t.paper) +
        line('M-19 4H19M-18 18H18M-16 32H16', t.dark, 4) +
        line('M12-6L10 36', t.warm, 4),
    ),
  pegs: (t) =>
    [-30, -10, 10, 30]
      .map((x, at) => {
        const colour = at % 2 ? t.warm : t.main
        return (
          box(x - 3.5, -30, 7, 58, colour, 3) +
          shape(`M${x - 3.5} 24H${x + 3.5}L${x} 44Z`, t.ink) +
          line(`M${x - 7}-34Q${x - 7}-42 ${x}-42T${x + 7}-32`, colour, 6)
        )
      })
      .join('') + line('M-38 6Q0 18 38 6', t.light, 5),
  moonchair: (t) =>
    line('M-30 42L18 8M30 42L-18 8M-30 42L-18 14M30 42L18 14', t.ink, 5) +
    shape('M-36-34Q-40 16 0 22T36-34Q28-44 20-32Q12 0 0 0T-20-32Q-28-44-36-34Z', t.main) +
    shape('M-21-32Q-12-38 0-38T21-32Q14 2 0 2T-21-32Z', t.half),
  camptable: (t) =>
    shape('M-36-18H36L46-4H-46Z', t.warm) +
    line('M-28-18L-34-4M-14-18L-17-4M0-18V-4M14-18L17-4M28-18L34-4', t.warmDark, 3) +
    box(-46, -4, 92, 7, t.warmDark, 2) +
    line('M-36 4L14 42M36 4L-14 42M-36 4L-40 42M36 4L40 42', t.ink, 5),
  wagon: (t) =>
    line('M34-8L46-40M40-42H50', t.ink, 5) +
    shape('M-44-16H38L34 20H-40Z', t.main) +
    line('M-24-16L-21 20M-3-16V20M18-16L16 20', t.dark, 4) +
    box(-46, -20, 86, 8, t.dark, 4) +
    disc(-26, 32, 12, t.ink) +
    disc(22, 32, 12, t.ink) +
    disc(-26, 32, 5, t.warm) +
    disc(22, 32, 5, t.warm),
  grill: (t) =>
    line('M-22 14L-34 44M22 14L34 44', t.ink, 5) +
    shape('M-42-8H42L32 18H-32Z', t.dark) +
    box(-46, -14, 92, 8, t.ink, 3) +
    [-28, -14, 0, 14, 28].map((x) => disc(x, 6, 4, t.warm)).join('') +
    turned(-6, line('M-34-22H34', t.warmDark, 3) + [-18, -2, 14].map((x) => oval(x, -22, 7, 6, t.warm)).join('')) +
    line('M-20-32Q-14-38-20-46M4-34Q10-40 4-48', t.half, 4),
  burner: (t) =>
    shape('M-22 16Q-22 4 0 4T22 16V42H-22Z', t.main) +
    box(-22, 20, 44, 12, t.paper) +
    box(-7, -10, 14, 16, t.ink, 3) +
    line('M8-2H28', t.ink, 4) +
    disc(30, -2, 5, t.warm) +
    line('M-30-22L-6-10M30-22L6-10M-30-22H-20M30-22H20', t.ink, 4) +
    shape('M0-48Q14-32 8-20Q0-12-8-20Q-14-32 0-48Z', t.warm) +
    shape('M0-34Q7-26 3-19Q0-16-3-19Q-7-26 0-34Z', t.light),
  potset: (t) =>
    box(-38, 4, 76, 36, t.main, 8) +
    line('M-38 16H-48M38 16H48', t.ink, 6) +
    box(-28, -22, 56, 26, t.half, 6) +
    line('M28-12H46', t.ink, 5) +
    box(-20, -38, 40, 16, t.dark, 6) +
    disc(0, -42, 5, t.warm) +
    line('M-38 4H38M-28-22H28', t.paper, 3),
  nightlight: (t) =>
    disc(0, -6, 42, t.light).replace('/>', ' opacity="0.55"/>') +
    shape('M-22 20Q-30-34 0-36T22 20Z', t.warm) +
    shape('M-12 20Q-16-20 0-22T12 20Z', t.paper) +
    box(-26, 20, 52, 16, t.main, 7) +
    disc(0, 28, 3.5, t.warm),
  stringlights: (t) =>
    line('M-46-36Q-24-4 0-18T46-34', t.ink, 4) +
    [
      [-34, -16],
      [-14, -10],
      [8, -16],
      [30, -22],
    ]
      .map(
        ([x = 0, y = 0]) =>
          box(x - 5, y, 10, 10, t.dark, 3) + disc(x, y + 20, 12, t.light) + disc(x, y + 21, 5, t.warm),
      )
      .join('') +
    disc(0, 34, 10, t.light),
  rucksack: (t) =>
    box(-26, -36, 52, 78, t.main, 16) +
    shape('M-28-18Q-28-46 0-46T28-18Z', t.dark) +
    line('M-12-18V-4M12-18V-4', t.warm, 5) +
    box(-20, 8, 40, 26, t.dark, 8) +
    line('M-26 2H26', t.half, 4) +
    box(-30, -44, 60, 12, t.warm, 6) +
    box(-38, 2, 12, 32, t.half, 6) +
    box(26, 2, 12, 32, t.half, 6),
  waterbag: (t) =>
    shape('M-24-24Q-32 0-28 34Q-26 44 0 44T28 34Q32 0 24-24Z', t.soft) +
    shape('M-28 4Q-14-4 0 4T29 4Q30 20 28 34Q26 44 0 44T-28 34Z', t.half) +
    box(-20, -32, 40, 12, t.main, 4) +
    box(-8, -46, 16, 16, t.dark, 4) +
    line('M-14 16V32', t.paper, 4),
  firstaid: (t) =>
    line('M-14-28V-38H14V-28', t.warmDark, 6) +
    box(-42, -28, 84, 66, t.warm, 10) +
    disc(0, 5, 23, t.paper) +
    box(-6, -11, 12, 32, t.warm, 2) +
    box(-16, -1, 32, 12, t.warm, 2),
  crampons: (t) =>
    shape('M-44-6Q-44-20-24-18Q0-12 24-18Q44-20 46-4Q46 6 36 6H-34Q-44 6-44-6Z', t.warm) +
    box(-40, 2, 80, 9, t.ink, 4) +
    [-34, -19, -4, 11, 26].map((x) => shape(`M${x} 10H${x + 11}L${x + 5.5} 34Z`, t.dark)).join('') +
    line('M-28-16Q-26-38-6-36M26-18Q22-38 2-36', t.main, 6),
  drybag: (t) =>
    box(-28, -14, 56, 58, t.main, 10) +
    shape('M-28-8L-20-30H20L28-8Z', t.main) +
    box(-23, -36, 46, 11, t.ink, 4) +
    line('M-18-38Q0-50 18-38', t.ink, 4) +
    box(-28, 6, 56, 10, t.light) +
    shape('M0 20C8 30 6 36 0 36C-6 36-8 30 0 20Z', t.soft),
  pouches: (t) =>
    box(-44, -6, 40, 46, '#E9D8B4', 8) +
    line('M-40-2Q-24-14-8-2', t.warmDark, 4) +
    box(0, 6, 30, 34, t.main, 7) +
    line('M3 9Q15 0 27 9', t.paper, 4) +
    box(26, 18, 20, 22, t.warm, 5) +
    line('M28 20Q36 14 44 20', t.paper, 3) +
    line('M-24-12V-30M-30-30H-18', t.warmDark, 4),
  pocketknife: (t) =>
    turned(-28, shape('M-6-8L34-40Q44-34 38-22L6 4Z', t.paper) + line('M0-4L34-30', t.half, 2)) +
    turned(30, shape('M-4-8L-26-34Q-34-30-30-22L-10 2Z', t.half)) +
    turned(14, box(-40, 6, 78, 24, t.warm, 12) + disc(-28, 18, 4, t.ink) + disc(26, 18, 4, t.ink)) +
    turned(14, line('M-6 18H8M1 11V25', t.paper, 5)),
  carabiner: (t) =>
    `<g transform="translate(-15 4)">${turned(
      -14,
      shape(
        'M-16-26Q-16-42 2-42T20-24V24Q20 42 0 42T-18 26ZM-6-22V24Q-6 31 0 31T8 24V-24Q8-31 1-31T-6-22Z',
        t.main,
      ).replace('/>', ' fill-rule="evenodd"/>') + line('M-12-14V18', t.paper, 5),
    )}</g>` +
    `<g transform="translate(22 6) scale(0.8)">${turned(
      12,
      shape(
        'M-16-26Q-16-42 2-42T20-24V24Q20 42 0 42T-18 26ZM-6-22V24Q-6 31 0 31T8 24V-24Q8-31 1-31T-6-22Z',
        t.warm,
      ).replace('/>', ' fill-rule="evenodd"/>') + line('M-12-14V18', t.ink, 5),
    )}</g>`,
  sticker: (t) =>
    turned(-12, box(-44, -30, 46, 46, t.paper, 23) + disc(-21, -7, 18, t.main) + shape('M-21-20L-9 2H-33Z', t.light)) +
    turned(
      10,
      box(0, -40, 44, 34, t.paper, 6) + box(4, -36, 36, 26, t.warm, 4) + line('M10-20Q18-32 24-22T36-26', t.paper, 4),
    ) +
    turned(4, box(-18, 8, 58, 32, t.paper, 16) + box(-14, 12, 50, 24, t.dark, 12) + line('M-4 24H26', t.light, 5)),
  mat: (t) =>
    shape('M-38-6Q-32-20-26-6Q-20-20-14-6Q-8-20-2-6Q4-20 10-6Q16-20 22-6Q28-20 34-6V0H-38Z', t.paper) +
    box(-44, -8, 88, 16, t.half, 7) +
    box(-44, 9, 88, 16, t.main, 7) +
    box(-44, 26, 88, 16, t.dark, 7) +
    line('M-36 0H36M-36 17H36M-36 34H36', t.paper, 2) +
    box(-22, -12, 9, 56, t.warm, 3) +
    box(14, -12, 9, 56, t.warm, 3),
} as const satisfies Record<string, Thing>

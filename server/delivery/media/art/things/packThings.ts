import { box, disc, line, oval, shape, type Thing, turned } from './pen'

/** What a shop sells in packs, tins and boxes, and some drinking vessels. */
export const PACK = {
  gels: (t) =>
    [
      [-18, t.main],
      [0, t.half],
      [18, t.warm],
    ]
      .map(
        ([turn, colour]) =>
          `<g transform="rotate(${turn} 0 40)">${shape('M-14 40V-18Q-14-28-6-30V-42H6V-30Q14-28 14-18V40Z', String(colour))}${box(-14, 32, 28, 8, t.ink, 2)}${box(-8, -44, 16, 8, t.paper, 3)}${shape('M2-14L-8 8H0L-3 24L9 2H1Z', t.light)}</g>`,
      )
      .join(''),
  dripcoffee: (t) =>
    shape('M-36 10H20L15 42H-31Z', t.paper) +
    line('M20 18Q36 18 32 28T18 34', t.paper, 5) +
    shape('M-30-24H14L8 14H-24Z', t.warmDark) +
    shape('M-40-14H-28L-24 10H-34ZM24-14H12L8 10H18Z', t.warm) +
    line('M-26-24H10', t.light, 5) +
    oval(-8, -4, 9, 6, t.ink) +
    box(24, -44, 22, 34, t.main, 3) +
    box(28, -36, 14, 10, t.light, 2),
  nutbar: (t) =>
    turned(
      -20,
      box(-46, -12, 34, 28, t.warmDark, 6) +
        disc(-38, -4, 5, t.light) +
        disc(-27, 6, 5, '#E9D8B4') +
        disc(-22, -5, 4, t.light) +
        shape('M-16-18L-10-11L-16-4L-10 3L-16 10L-10 20H40L46 14V-14L40-18Z', t.main) +
        box(2, -8, 30, 18, t.paper, 4) +
        line('M8-2H26M8 4H20', t.warm, 4),
    ),
  teatin: (t) =>
    box(-26, -24, 52, 66, t.main, 6) +
    box(-29, -38, 58, 18, t.dark, 6) +
    box(-18, -10, 36, 36, t.paper, 18) +
    shape('M0-6Q16 4 0 22Q-16 4 0-6Z', t.half) +
    line('M0 0V24', t.dark, 3) +
    line('M30 40Q42 30 46 16Q34 20 30 34', t.half, 5),
  tablets: (t) =>
    turned(-10, box(-30, -30, 26, 70, t.main, 6) + box(-32, -42, 30, 16, t.paper, 5) + box(-30, -6, 26, 22, t.light)) +
    turned(8, box(2, -24, 26, 66, t.warm, 6) + box(0, -36, 30, 16, t.paper, 5) + box(2, 0, 26, 20, t.paper)) +
    disc(34, 32, 11, t.paper) +
    line('M27 32H41', t.half, 3),
  drysoup: (t) =>
    shape('M-32-34H32L28 42H-28Z', t.warm) +
    box(-34, -44, 68, 14, t.warmDark, 3) +
    shape('M-20 8H20Q18 30 0 30T-20 8Z', t.paper) +
    line('M-16 6Q-10-4-4 6T8 6T18 4', t.light, 5) +
    line('M-8-8Q-4-14-8-20M8-8Q12-14 8-20', t.paper, 4),
  flour: (t) =>
    shape('M-30-30L-22-44H22L30-30V42H-30Z', '#E9D8B4') +
    box(-30, -32, 60, 8, t.warmDark) +
    disc(0, 8, 21, t.paper) +
    line('M0 24V-6M0 4L-9-4M0 4L9-4M0 14L-9 6M0 14L9 6', t.warm, 4),
  tumbler: (t) =>
    shape('M-24-24H24L18 44H-18Z', t.main) +
    box(-28, -32, 56, 11, t.dark, 5) +
    box(-16, -40, 32, 10, t.ink, 4) +
    shape('M-22-4H22L20 18H-20Z', t.light) +
    shape('M0-1L11 15H-11Z', t.main) +
    line('M-14 26L-12 38', t.half, 3),
  enamelmug: (t) =>
    line('M24-14Q46-14 40 8T20 22', t.dark, 7) +
    shape('M-34-30H26V30Q26 40 16 40H-24Q-34 40-34 30Z', t.main) +
    line('M-35-30H27', t.paper, 7) +
    shape('M-22 22L-8-6L2 8L8 0L18 22Z', t.light) +
    disc(10, -12, 5, t.warm) +
    disc(-26, 32, 3, t.ink),
  guide: (t) =>
    box(-32, -44, 64, 88, t.main, 5) +
    box(-32, -44, 12, 88, t.dark, 4) +
    box(-12, -34, 36, 46, t.paper, 3) +
    shape('M6-28Q24-12 6 8Q-12-12 6-28Z', t.half) +
    line('M6-22V10', t.dark, 3) +
    line('M-10 24H22M-6 33H18', t.light, 4),
  fountainpen: (t) =>
    box(-46, 14, 92, 26, t.dark, 6) +
    box(-40, 18, 80, 18, t.soft, 4) +
    turned(
      -24,
      box(-14, -24, 54, 13, t.main, 6) +
        box(-18, -25, 10, 15, t.light, 2) +
        shape('M-18-24V-11L-42-17.5Z', t.warm) +
        line('M-40-17.5H-26', t.ink, 2) +
        line('M14-28H32', t.light, 4),
    ),
  badges: (t) =>
    disc(-24, -20, 19, t.main) +
    shape('M-24-32L-13-12H-35Z', t.light) +
    disc(22, -22, 17, t.warm) +
    disc(22, -22, 9, t.paper) +
    box(-14, 4, 32, 30, t.half, 15) +
    line('M-6 22Q2 8 10 22', t.dark, 4) +
    box(-46, 12, 24, 24, t.paper, 6) +
    disc(-34, 24, 6, t.warmDark) +
    shape('M34 8L46 18L42 36H26L22 18Z', t.dark),
} as const satisfies Record<string, Thing>

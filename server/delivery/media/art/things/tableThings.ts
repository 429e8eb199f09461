import { box, disc, line, oval, ring, shape, type Thing, turned } from './pen'

/** Things on the table and in the kitchen. */
export const TABLE = {
  bread: (t) =>
    shape('M-44 28V-4Q-44-30-14-30H20Q46-30 46-4V28Q46 34 38 34H-36Q-44 34-44 28Z', t.warm) +
    line('M-22-16L-10 8M0-18L12 8M22-16L34 8', t.light, 6) +
    box(-44, 26, 90, 8, t.warmDark, 4),
  teapot: (t) =>
    shape('M-30 0Q-30-24 0-24T30 0Q30 34 0 36T-30 0Z', t.main) +
    line('M28-8Q48-12 44 12Q40 22 26 18', t.dark, 6) +
    shape('M-26 10L-48-14L-40-18L-22-6Z', t.main) +
    box(-16, -32, 32, 9, t.dark, 4) +
    disc(0, -36, 5, t.warm),
  cup: (t) =>
    shape('M-30-14H26L20 30Q18 38 10 38H-14Q-22 38-24 30Z', t.main) +
    line('M24-6Q44-6 40 10Q36 22 20 20', t.main, 7) +
    oval(-2, -14, 28, 7, t.warmDark) +
    line('M-14-26Q-20-34-14-44M4-26Q-2-34 4-44', t.half, 4),
  apple: (t) =>
    shape('M0-18C-10-30-42-24-38 8C-34 38-10 46 0 38C10 46 34 38 38 8C42-24 10-30 0-18Z', t.warm) +
    line('M0-18Q0-34 8-42', t.ink, 4) +
    oval(18, -34, 12, 6, t.main),
  bowl: (t) =>
    shape('M-44-4H44Q42 38 0 38T-44-4Z', t.main) +
    oval(0, -6, 44, 12, t.paper) +
    oval(-12, -8, 14, 6, t.warm) +
    oval(12, -6, 16, 6, t.half) +
    line('M14-12L40-44M22-10L46-40', t.ink, 3),
  icecream: (t) =>
    shape('M-20 0H20L0 46Z', t.warm) +
    line('M-12 10L8 30M12 10L-8 30', t.warmDark, 3) +
    disc(-12, -10, 16, t.soft) +
    disc(12, -10, 16, t.half) +
    disc(0, -26, 16, t.paper) +
    disc(4, -42, 5, t.warmDark),
  carrot: (t) =>
    turned(
      30,
      shape('M-16-16H16Q12 30 0 46Q-12 30-16-16Z', t.warm) +
        line('M-8 0H4M-4 14H8', t.warmDark, 4) +
        line('M-8-18L-16-42M0-18V-46M8-18L16-42', t.main, 6),
    ),
  jar: (t) =>
    box(-26, -24, 52, 64, t.soft, 12) +
    box(-22, -2, 44, 38, t.light, 9) +
    box(-28, -40, 56, 16, t.dark, 5) +
    box(-14, 4, 28, 20, t.paper, 3) +
    line('M-8 11H8M-8 18H4', t.ink, 3),
  cake: (t) =>
    box(-38, 6, 76, 32, t.paper, 6) +
    shape('M-38 14V0Q-38-8-30-8H30Q38-8 38 0V14Q28 26 19 14Q10 26 0 14Q-10 26-19 14Q-28 26-38 14Z', t.warm) +
    line('M0-10V-28', t.main, 6) +
    shape('M0-44C6-36 5-31 0-30C-5-31-6-36 0-44Z', t.light),
  fish: (t) =>
    shape('M-40 0Q-14-34 22 0L44-20V20L22 0Q-14 34-40 0Z', t.half) +
    shape('M-40 0Q-14 34 22 0Z', t.main) +
    disc(-22, -5, 4, t.ink) +
    line('M-8-10Q0 0-8 10M4-8Q10 0 4 8', t.paper, 3),
  mooncake: (t) =>
    disc(0, 0, 40, t.warmDark) +
    disc(0, 0, 33, t.warm) +
    ring(0, 0, 20, t.light, 4) +
    shape('M0-14L4-4L14 0L4 4L0 14L-4 4L-14 0L-4-4Z', t.light),
  melon: (t) =>
    shape('M-46-10A46 46 0 0 0 46-10Z', t.main) +
    shape('M-38-10A38 38 0 0 0 38-10Z', t.paper) +
    shape('M-33-10A33 33 0 0 0 33-10Z', t.warm) +
    [-16, 0, 16].map((x) => oval(x, x === 0 ? 10 : 2, 3, 5, t.ink)).join(''),
  pot: (t) =>
    box(-34, -10, 68, 46, t.dark, 10) +
    box(-40, -16, 80, 10, t.main, 5) +
    line('M-40 4H-48M40 4H48', t.ink, 7) +
    disc(0, -24, 6, t.warm) +
    line('M-16-30Q-22-38-16-46M16-30Q10-38 16-46', t.half, 4),
  basket: (t) =>
    line('M-30-4Q-30-44 0-44T30-4', t.warmDark, 6) +
    disc(-14, -8, 12, t.main) +
    disc(12, -10, 13, t.warm) +
    disc(0, -16, 10, t.light) +
    shape('M-42-4H42L34 40H-34Z', t.warmDark) +
    line('M-36 8H36M-34 20H34M-30 32H30', t.light, 4),
  bottle: (t) =>
    shape('M-8-44H8V-24Q22-16 22 0V34Q22 42 14 42H-14Q-22 42-22 34V0Q-22-16-8-24Z', t.half) +
    box(-22, 4, 44, 22, t.paper) +
    box(-10, -46, 20, 10, t.ink, 3) +
    line('M-12 12H12M-12 19H4', t.main, 3),
} as const satisfies Record<string, Thing>

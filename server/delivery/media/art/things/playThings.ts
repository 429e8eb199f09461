import { box, disc, line, oval, ring, shape, type Thing, turned } from './pen'

/** Things that people play, ride and win. */
export const PLAY = {
  bike: (t) =>
    ring(-26, 16, 20, t.ink, 5) +
    ring(26, 16, 20, t.ink, 5) +
    line('M-26 16L-10-14H18L26 16M-10-14L2 16L18-14M-26 16H2', t.main, 5) +
    line('M-18-20H-2M18-14L14-28H28', t.warm, 5),
  ball: (t) => disc(0, 0, 40, t.warm) + line('M-40 0H40M0-40V40M-28-28Q0 0-28 28M28-28Q0 0 28 28', t.ink, 4),
  racket: (t) =>
    turned(
      35,
      oval(0, -18, 24, 30, t.main) +
        oval(0, -18, 18, 24, t.soft) +
        line('M-12-36V0M0-42V6M12-36V0M-18-28H18M-18-14H18', t.half, 2) +
        box(-4, 10, 8, 36, t.warmDark, 4),
    ),
  canoe: (t) =>
    shape('M-48 4Q0 34 48 4Q40 36 0 38T-48 4Z', t.warm) +
    shape('M-48 4Q0 24 48 4Q0 12-48 4Z', t.warmDark) +
    turned(-24, line('M-40 0H40', t.ink, 4) + oval(-42, 0, 9, 5, t.main) + oval(42, 0, 9, 5, t.main)),
  skateboard: (t) =>
    shape('M-48-12Q-40 4-26 4H26Q40 4 48-12Q50 14 28 14H-28Q-50 14-48-12Z', t.main) +
    disc(-22, 24, 9, t.warm) +
    disc(22, 24, 9, t.warm) +
    disc(-22, 24, 3, t.ink) +
    disc(22, 24, 3, t.ink),
  surfboard: (t) =>
    turned(
      20,
      oval(0, 0, 17, 46, t.paper) + shape('M-16-16Q0-6 16-16V2Q0 12-16 2Z', t.warm) + line('M0-44V44', t.main, 3),
    ),
  medal: (t) =>
    shape('M-22-46H-4L6-10H-10ZM22-46H4L-6-10H10Z', t.main) +
    disc(0, 16, 27, t.light) +
    ring(0, 16, 20, t.warm, 4) +
    line('M-5 10L2 5V28M-5 28H9', t.warmDark, 5),
  whistle: (t) =>
    disc(-10, 10, 28, t.warm) +
    shape('M-18-18H44V4H10Z', t.warm) +
    disc(-10, 10, 12, t.warmDark) +
    line('M-30-20L-42-36', t.ink, 4),
  shoe: (t) =>
    shape('M-44-14L-20-20L-6-2Q20 6 40 8Q48 12 46 24H-44Z', t.main) +
    box(-46, 22, 94, 11, t.paper, 5) +
    line('M-14-8L-4-16M-4-2L6-10', t.light, 4) +
    shape('M-44 2Q-20 4-8 22H-44Z', t.dark),
  goggles: (t) =>
    line('M-48-4Q0-30 48-4', t.warm, 8) +
    box(-40, -16, 80, 38, t.dark, 16) +
    shape('M-32-8H32Q34 16 16 16Q6 16 0 8Q-6 16-16 16Q-34 16-32-8Z', t.half) +
    line('M-24 0L-14-4', t.paper, 4),
  kite: (t) =>
    shape('M0-46L32-8L0 30Z', t.warm) +
    shape('M0-46L-32-8L0 30Z', t.main) +
    line('M0-46V30M-32-8H32', t.paper, 3) +
    line('M0 30Q12 36 4 46', t.ink, 3),
  flag: (t) =>
    line('M-28 44V-44', t.ink, 6) +
    shape('M-26-42Q-8-52 8-40T42-40V2Q24 12 8 0T-26 2Z', t.warm) +
    oval(-28, 44, 14, 4, t.dark),
  trophy: (t) =>
    shape('M-24-42H24V-14Q24 10 0 12T-24-14Z', t.light) +
    line('M-24-34H-40Q-40-8-22-8M24-34H40Q40-8 22-8', t.warm, 5) +
    box(-5, 10, 10, 16, t.warm) +
    box(-22, 26, 44, 14, t.dark, 4),
  drum: (t) =>
    shape('M-38-18V22Q0 44 38 22V-18Z', t.warm) +
    oval(0, -18, 38, 12, t.paper) +
    line('M-38 0L-20 30M-20-8L0 34M0-8L20 30M20-8L38 0', t.light, 3) +
    line('M-30-44L-8-22M34-44L10-22', t.ink, 5),
  guitar: (t) =>
    turned(
      35,
      box(-4, -48, 8, 50, t.ink, 2) +
        disc(0, 8, 17, t.warm) +
        disc(0, 28, 22, t.warm) +
        disc(0, 16, 8, t.warmDark) +
        box(-10, 32, 20, 5, t.ink, 2),
    ),
  yogamat: (t) =>
    box(-44, 4, 88, 26, t.main, 6) +
    disc(-44, 17, 13, t.dark) +
    disc(-44, 17, 6, t.soft) +
    line('M-20 4V30M20 4V30', t.warm, 5),
} as const satisfies Record<string, Thing>

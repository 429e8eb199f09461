import { box, disc, line, oval, ring, shape, type Thing, turned } from './pen'

/** Things for a trip into the hills. */
export const OUTDOOR = {
  tent: (t) =>
    shape('M-46 34L0-36L46 34Z', t.main) +
    shape('M0-36L46 34L16 34Z', t.dark) +
    shape('M-2-20L16 34L-18 34Z', t.light) +
    line('M-46 34H46', t.ink, 4),
  backpack: (t) =>
    box(-30, -30, 60, 70, t.main, 22) +
    box(-22, 4, 44, 30, t.dark, 10) +
    box(-20, -22, 40, 16, t.half, 8) +
    line('M-14-30Q-14-44 0-44T14-30', t.dark, 5) +
    box(-40, -6, 12, 34, t.warm, 6) +
    box(28, -6, 12, 34, t.warm, 6) +
    box(-5, 12, 10, 6, t.paper, 3),
  boot: (t) =>
    shape('M-26-40H6V-4Q26-2 38 10Q44 18 42 28H-30Z', t.main) +
    box(-32, 26, 76, 12, t.ink, 5) +
    box(-28, -44, 36, 12, t.dark, 5) +
    line('M-10-22H8M-8-12H10M-4-2H16', t.paper, 4),
  lantern: (t) =>
    line('M-16-30Q-16-46 0-46T16-30', t.ink, 4) +
    box(-20, -32, 40, 10, t.dark, 4) +
    box(-18, -22, 36, 46, t.light, 6) +
    shape('M0-14C12 0 8 16 0 18C-8 16-12 0 0-14Z', t.warm) +
    box(-24, 24, 48, 14, t.dark, 5) +
    line('M-18-22V24M18-22V24', t.dark, 4),
  compass: (t) =>
    disc(0, 0, 42, t.dark) +
    disc(0, 0, 34, t.paper) +
    turned(35, shape('M0-28L9 0H-9Z', t.warm) + shape('M0 28L9 0H-9Z', t.half)) +
    disc(0, 0, 4, t.ink) +
    line('M0-32V-28M0 28V32M-32 0H-28M28 0H32', t.ink, 3),
  map: (t) =>
    shape('M-44-28L-16-38V28L-44 38Z', t.soft) +
    shape('M-16-38L14-28V38L-16 28Z', t.half) +
    shape('M14-28L44-38V28L14 38Z', t.soft) +
    line('M-36 20Q-20-10 0 6T34-14', t.warm, 4) +
    disc(34, -16, 6, t.warmDark),
  thermos: (t) =>
    box(-17, -20, 34, 62, t.main, 8) +
    box(-17, -6, 34, 10, t.paper) +
    box(-14, -42, 28, 24, t.dark, 6) +
    box(8, -12, 5, 46, t.half, 2),
  stove: (t) =>
    shape('M-30 40L-18 4H18L30 40Z', t.dark) +
    box(-26, -12, 52, 12, t.ink, 4) +
    box(-30, -44, 60, 32, t.half, 6) +
    line('M30-34H44', t.ink, 5) +
    shape('M0 8C8 16 6 26 0 28C-6 26-8 16 0 8Z', t.warm),
  rope: (t) =>
    ring(0, 6, 34, t.warm, 9) +
    ring(0, 6, 22, t.warmDark, 9) +
    line('M-10-26V-44H10V-26', t.ink, 5) +
    line('M-8-20H8M-8-10H8', t.paper, 5),
  helmet: (t) =>
    shape('M-40 18Q-40-36 2-36Q42-36 42 18Z', t.warm) +
    shape('M-22 16Q-22-34 2-36Q-4 0-6 18Z', t.warmDark) +
    box(-44, 14, 92, 10, t.ink, 5) +
    line('M-24 24Q0 50 24 24', t.ink, 4),
  poles: (t) =>
    turned(14, line('M-6-40V42', t.main, 6) + box(-12, -46, 12, 22, t.ink, 5) + line('M-14 30H2', t.ink, 4)) +
    turned(-14, line('M6-40V42', t.warm, 6) + box(0, -46, 12, 22, t.ink, 5) + line('M-2 30H14', t.ink, 4)),
  headlamp: (t) =>
    line('M-40-20A40 20 0 0 1 40-20', t.dark, 11) +
    line('M0-40Q8-24 0-4', t.dark, 8) +
    line('M-40-20A40 24 0 0 0 40-20', t.main, 13) +
    shape('M-12 20H12L30 46H-30Z', t.light) +
    box(-20, -12, 40, 34, t.ink, 9) +
    disc(0, 5, 11, t.paper) +
    disc(0, 5, 6, t.light),
  binoculars: (t) =>
    shape('M-38-22H-14L-8 34H-46Z', t.main) +
    shape('M38-22H14L8 34H46Z', t.main) +
    box(-12, -14, 24, 20, t.dark, 4) +
    box(-38, -36, 24, 16, t.ink, 4) +
    box(14, -36, 24, 16, t.ink, 4) +
    oval(-27, 34, 19, 7, t.half) +
    oval(27, 34, 19, 7, t.half),
  balloon: (t) =>
    shape('M0-46C34-46 40-8 10 20H-10C-40-8-34-46 0-46Z', t.warm) +
    shape('M0-46C12-46 14-8 4 20H-4C-14-8-12-46 0-46Z', t.paper) +
    line('M-10 20L-7 32M10 20L7 32', t.ink, 3) +
    box(-10, 32, 20, 14, t.dark, 3),
} as const satisfies Record<string, Thing>

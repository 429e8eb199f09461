import { box, disc, line, oval, ring, shape, type Thing, turned } from './pen'

/** Things on desks and in laboratories. */
export const STUDY = {
  book: (t) =>
    box(-32, -42, 64, 84, t.main, 6) +
    box(-32, -42, 12, 84, t.dark, 5) +
    box(-12, -26, 36, 22, t.paper, 3) +
    line('M-6-18H18M-6-11H10', t.half, 3) +
    box(-26, 34, 58, 8, t.paper, 2),
  openbook: (t) =>
    shape('M0-24Q-20-38-46-30V30Q-20 22 0 36Z', t.paper) +
    shape('M0-24Q20-38 46-30V30Q20 22 0 36Z', t.soft) +
    line('M0-24V36', t.dark, 3) +
    line('M-36-16Q-20-20-8-14M-36-4Q-20-8-8-2M-36 8Q-20 4-8 10M36-16Q20-20 8-14M36-4Q20-8 8-2', t.half, 3) +
    shape('M20-33L32-33V-6L26-12L20-6Z', t.warm),
  notebook: (t) =>
    box(-30, -42, 64, 84, t.soft, 6) +
    box(-30, -42, 64, 84, 'none', 6) +
    box(-22, -42, 56, 84, t.half, 6) +
    box(-6, -24, 28, 20, t.paper, 3) +
    line('M-34-30H-22M-34-15H-22M-34 0H-22M-34 15H-22M-34 30H-22', t.ink, 4) +
    shape('M8-18C16-10 14-4 8-2C2-4 0-10 8-18Z', t.main),
  pencil: (t) =>
    turned(
      40,
      box(-9, -44, 18, 12, t.warmDark, 5) +
        box(-9, -34, 18, 58, t.warm) +
        box(-3, -34, 6, 58, t.light) +
        shape('M-9 24H9L0 46Z', t.paper) +
        shape('M-4 36H4L0 46Z', t.ink),
    ),
  globe: (t) =>
    disc(0, -6, 32, t.half) +
    shape('M-20-24Q-4-34 4-22Q-4-10-16-8Z', t.main) +
    shape('M6-2Q22-10 26 4Q18 20 6 16Z', t.main) +
    line('M-30-30A42 42 0 1 0 34 18', t.dark, 5) +
    line('M0 34V42M-18 44H18', t.dark, 6),
  microscope: (t) =>
    line('M10-34Q36-10 22 24', t.dark, 9) +
    turned(24, box(-16, -40, 18, 44, t.main, 5) + box(-12, 2, 10, 14, t.ink, 3)) +
    box(-34, 26, 60, 7, t.half, 3) +
    box(-34, 36, 76, 9, t.ink, 4),
  flask: (t) =>
    shape('M-10-42H10V-10L36 34Q38 42 30 42H-30Q-38 42-36 34L-10-10Z', t.soft) +
    shape('M-20 10H20L36 34Q38 42 30 42H-30Q-38 42-36 34Z', t.main) +
    box(-15, -46, 30, 8, t.ink, 4) +
    disc(-8, 24, 5, t.paper) +
    disc(10, 30, 4, t.light),
  gradcap: (t) =>
    shape('M0-30L48-8L0 14L-48-8Z', t.dark) +
    shape('M-26 4V24Q0 40 26 24V4L0 16Z', t.main) +
    line('M40-10V22', t.warm, 4) +
    disc(40, 26, 6, t.warm),
  desklamp: (t) =>
    line('M-14 38L-26-4L8-24', t.dark, 6) +
    shape('M2-38L34-22L18 6L-2-16Z', t.main) +
    shape('M6 0L36 38H-2Z', t.light) +
    box(-34, 36, 42, 9, t.ink, 4),
  laptop: (t) =>
    box(-36, -34, 72, 52, t.ink, 6) +
    box(-30, -28, 60, 40, t.soft, 2) +
    shape('M-48 22H48L42 34H-42Z', t.half) +
    line('M-18-14H10M-18-4H18', t.main, 4),
  diploma: (t) =>
    box(-44, -28, 88, 52, t.paper, 4) +
    line('M-30-12H30M-30 0H14', t.half, 4) +
    disc(22, 18, 12, t.warm) +
    shape('M14 26L12 44L22 38L32 44L30 26Z', t.warmDark) +
    box(-44, -28, 88, 6, t.main, 3),
  calendar: (t) =>
    box(-38, -32, 76, 72, t.paper, 8) +
    shape('M-38-12V-24Q-38-32-30-32H30Q38-32 38-24V-12Z', t.main) +
    line('M-18-40V-26M18-40V-26', t.ink, 6) +
    [-22, 0, 22]
      .map((x) => [2, 20].map((y) => box(x - 7, y - 6, 14, 12, x === 0 && y === 2 ? t.warm : t.soft, 3)).join(''))
      .join(''),
  newspaper: (t) =>
    box(-40, -36, 70, 74, t.paper, 5) +
    box(26, -20, 16, 58, t.soft, 5) +
    box(-32, -28, 54, 12, t.main, 2) +
    box(-32, -8, 24, 22, t.half, 2) +
    line('M0-4H20M0 6H20M-32 24H20M-32 32H8', t.ink, 3),
  telescope: (t) =>
    turned(-28, box(-40, -14, 62, 22, t.main, 6) + box(20, -18, 20, 30, t.dark, 5) + box(-50, -9, 12, 12, t.ink, 4)) +
    line('M-2 10L-22 44M-2 10L18 44M-2 10V40', t.ink, 5),
  leaf: (t) =>
    shape('M-34 34C-46-20 6-46 40-40C44-2 18 42-34 34Z', t.main) +
    line('M-34 34Q-4 4 26-26M-10 12L-14-10M4-2L2-22M-6 8L18 10', t.soft, 3),
  ruler: (t) =>
    turned(
      -30,
      box(-46, -12, 92, 24, t.light, 4) + line('M-36-12V0M-22-12V-4M-8-12V0M6-12V-4M20-12V0M34-12V-4', t.ink, 3),
    ),
  badge: (t) =>
    shape('M-24-44H-6L4-14H-14ZM24-44H6L-4-14H14Z', t.warm) +
    disc(0, 16, 28, t.main) +
    ring(0, 16, 21, t.light, 3) +
    shape('M0 0L5 11L17 12L8 20L11 32L0 26L-11 32L-8 20L-17 12L-5 11Z', t.light),
  seedling: (t) =>
    shape('M-26 12H26L18 44H-18Z', t.warm) +
    box(-30, 6, 60, 10, t.warmDark, 4) +
    line('M0 6V-24', t.dark, 5) +
    oval(-16, -22, 16, 10, t.main) +
    oval(16, -32, 16, 10, t.half),
} as const satisfies Record<string, Thing>

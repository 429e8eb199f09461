import { box, disc, line, oval, ring, shape, type Thing, turned } from './pen'

/** Things that people wear, carry, give and keep at home. */
export const HOME = {
  bag: (t) =>
    line('M-18-10Q-18-44 0-44T18-10', t.warmDark, 6) +
    shape('M-36-12H36L42 42H-42Z', '#E9D8B4') +
    disc(0, 16, 15, t.main) +
    shape('M0 6L9 20H-9Z', t.light),
  umbrella: (t) =>
    shape('M-46 2Q-42-40 0-42T46 2Q34-8 23 2Q12-8 0 2Q-12-8-23 2Q-34-8-46 2Z', t.main) +
    shape('M-12 0Q-10-32 0-42Q10-32 12 0Q6-6 0 2Q-6-6-12 0Z', t.half) +
    line('M0 2V34Q0 44-10 42', t.ink, 4),
  candle: (t) =>
    box(-20, -10, 40, 50, t.paper, 5) +
    box(-20, 8, 40, 18, t.half) +
    line('M0-10V-18', t.ink, 3) +
    shape('M0-44C12-30 10-20 0-18C-10-20-12-30 0-44Z', t.light),
  plant: (t) =>
    shape('M-22 10H22L16 44H-16Z', t.warm) +
    oval(0, -18, 9, 28, t.main) +
    turned(-34, oval(-2, -14, 8, 26, t.half)) +
    turned(34, oval(2, -14, 8, 26, t.half)) +
    box(-26, 6, 52, 9, t.warmDark, 4),
  chair: (t) =>
    box(-26, -44, 52, 44, t.main, 8) +
    box(-30, 2, 60, 12, t.dark, 5) +
    line('M-24 14L-30 44M24 14L30 44', t.ink, 5) +
    line('M-10-36V-8M10-36V-8', t.half, 5),
  teddy: (t) =>
    disc(-22, -32, 11, t.warmDark) +
    disc(22, -32, 11, t.warmDark) +
    disc(0, -16, 27, t.warm) +
    oval(0, 28, 26, 20, t.warm) +
    oval(0, -8, 12, 9, t.light) +
    disc(-10, -20, 3, t.ink) +
    disc(10, -20, 3, t.ink) +
    oval(0, -11, 4, 3, t.ink),
  gift: (t) =>
    box(-36, -6, 72, 46, t.main, 4) +
    box(-42, -20, 84, 16, t.dark, 4) +
    box(-7, -20, 14, 60, t.warm) +
    shape('M0-20Q-30-22-24-40Q-12-46 0-20Q12-46 24-40Q30-22 0-20Z', t.warm),
  tshirt: (t) =>
    shape('M-18-38Q0-24 18-38L46-22L36 0L26-4V40H-26V-4L-36 0L-46-22Z', t.main) +
    shape('M-18-38Q0-24 18-38L12-40Q0-32-12-40Z', t.dark) +
    disc(0, 6, 11, t.light),
  hat: (t) =>
    oval(0, 22, 48, 12, t.warmDark) +
    shape('M-28 22Q-30-26 0-28T28 22Q0 32-28 22Z', t.warm) +
    shape('M-29 10Q0 20 29 10V20Q0 32-28 22Z', t.main),
  scarf: (t) =>
    shape('M-34-30Q0-10 34-30L38-12Q0 8-38-12Z', t.warm) +
    shape('M6-8L26-14L34 40H12Z', t.warmDark) +
    line('M14 40V46M22 40V46M30 40V46M-24-20L-20-8M-4-16V-4', t.light, 4),
  clock: (t) =>
    disc(0, 4, 36, t.dark) +
    disc(0, 4, 28, t.paper) +
    line('M0 4V-14M0 4L12 10', t.ink, 4) +
    line('M-26-30L-36-20M26-30L36-20', t.warm, 8),
  camera: (t) =>
    box(-42, -24, 84, 58, t.dark, 10) +
    box(-18, -36, 36, 16, t.ink, 5) +
    disc(0, 6, 22, t.paper) +
    disc(0, 6, 16, t.main) +
    disc(-5, 1, 5, t.soft) +
    box(26, -16, 10, 7, t.warm, 3),
  film: (t) =>
    box(-44, -30, 88, 60, t.ink, 8) +
    box(-30, -20, 60, 40, t.half, 4) +
    shape('M-10-13L14 0L-10 13Z', t.paper) +
    [-22, -6, 10].map((y) => box(-41, y, 7, 9, t.soft, 2) + box(34, y, 7, 9, t.soft, 2)).join(''),
  ticket: (t) =>
    turned(
      -14,
      shape('M-46-24H46V-8A8 8 0 0 0 46 8V24H-46V8A8 8 0 0 0-46-8Z', t.warm) +
        line('M16-20V20', t.paper, 4) +
        line('M-32-8H2M-32 6H-8', t.paper, 5),
    ),
  microphone: (t) =>
    box(-16, -46, 32, 56, t.main, 16) +
    line('M-28-10Q-28 26 0 26T28-10M0 26V42M-18 44H18', t.ink, 5) +
    line('M-8-34H8M-8-24H8', t.soft, 4),
  postcard: (t) =>
    box(-44, -30, 88, 60, t.paper, 4) +
    box(-38, -24, 40, 48, t.half, 2) +
    shape('M-38 24V6L-22-10L-10 4L2-6V24Z', t.main) +
    box(22, -22, 16, 18, t.warm, 2) +
    line('M12 6H38M12 16H30', t.ink, 3),
  record: (t) =>
    disc(0, 0, 43, t.ink) +
    ring(0, 0, 33, t.dark, 2) +
    ring(0, 0, 25, t.dark, 2) +
    disc(0, 0, 15, t.warm) +
    disc(0, 0, 4, t.paper),
  heart: (t) =>
    shape('M0 40C-54 4-46-36-20-36C-8-36 0-24 0-24C0-24 8-36 20-36C46-36 54 4 0 40Z', t.warm) +
    line('M-26-14Q-24-24-14-24', t.paper, 5),
  lifebuoy: (t) =>
    ring(0, 0, 30, t.warm, 20) +
    ring(0, 0, 30, 'none', 20) +
    line('M-27-27L-16-16M27-27L16-16M-27 27L-16 16M27 27L16 16', t.paper, 11),
  phone: (t) =>
    box(-24, -46, 48, 92, t.ink, 10) +
    box(-19, -36, 38, 68, t.soft, 3) +
    disc(0, 39, 4, t.paper) +
    shape('M-12-8H12V6H0L-7 13V6H-12Z', t.main),
  people: (t) =>
    disc(-18, -14, 13, t.half) +
    shape('M-42 36Q-42 4-18 4T6 36Z', t.half) +
    disc(16, -20, 15, t.main) +
    shape('M-12 40Q-12 2 16 2T44 40Z', t.main),
  megaphone: (t) =>
    shape('M-40-10H-16L26-34V34L-16 10H-40Z', t.warm) +
    box(26, -38, 10, 76, t.warmDark, 4) +
    shape('M-30 10H-14L-8 40H-22Z', t.ink) +
    line('M42-10Q50 0 42 10', t.ink, 4),
  spruce: (t) => box(-5, 26, 10, 18, t.warmDark) + shape('M0-46L22-14H-22ZM0-30L30 8H-30ZM0-10L38 30H-38Z', t.main),
  sailboat: (t) =>
    shape('M-40 20H40Q34 40 14 40H-14Q-34 40-40 20Z', t.warm) +
    line('M0 20V-44', t.ink, 4) +
    shape('M4-42L34 12H4Z', t.paper) +
    shape('M-4-30L-28 12H-4Z', t.main),
  house: (t) =>
    shape('M0-42L46-2H-46Z', t.warm) +
    box(-34, -4, 68, 46, t.paper) +
    box(-9, 12, 18, 30, t.main, 3) +
    box(-26, 6, 12, 12, t.half, 2) +
    box(14, 6, 12, 12, t.half, 2),
} as const satisfies Record<string, Thing>

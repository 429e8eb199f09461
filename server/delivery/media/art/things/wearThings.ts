import { box, disc, line, oval, shape, type Thing, turned } from './pen'

/** Clothes and shoes of a shop, each with the cut it is sold by. */
export const WEAR = {
  jacket: (t) =>
    shape('M-16-28L-40-14L-48 34L-36 37L-28 8V42H28V8L36 37L48 34L40-14L16-28Z', t.main) +
    shape('M-20-24Q-22-46 0-46T20-24Q10-14 0-14T-20-24Z', t.dark) +
    oval(0, -30, 11, 11, t.ink) +
    line('M0-16V42', t.paper, 3) +
    line('M-22 12L-10 20M22 12L10 20', t.dark, 4) +
    line('M-46 32L-37 35M46 32L37 35', t.warm, 5),
  longsleeve: (t) =>
    shape('M-15-40L-34-32L-46 32L-34 35L-24-4V42H24V-4L34 35L46 32L34-32L15-40Q0-28-15-40Z', t.half) +
    line('M-24-30Q-18-16-22-4M24-30Q18-16 22-4', t.main, 4) +
    shape('M-15-40Q0-28 15-40L10-42Q0-34-10-42Z', t.dark) +
    line('M-8 4H8M-8 12H2', t.paper, 4),
  fleece: (t) =>
    shape('M-16-34L-38-22L-46 30L-33 33L-26 2V40H26V2L33 33L46 30L38-22L16-34Z', t.warm) +
    box(-16, -44, 32, 18, t.warmDark, 7) +
    line('M0-42V2', t.light, 4) +
    shape('M6-10H22V6H6Z', t.warmDark) +
    line('M-18-14H-14M-10-2H-6M-18 12H-14M-4 18H0M10 14H14M-10 28H-6M6 32H10M14 24H18M-34-4H-30M32-2H36', t.light, 3) +
    line('M-26 40H26', t.dark, 5),
  windbreaker: (t) =>
    shape('M-14-26L-36-14L-46 34L-35 37L-26 8L-28 38H28L26 8L35 37L46 34L36-14L14-26Z', t.half) +
    shape('M-18-20Q-20-46 0-46T18-20L0-8Z', t.main) +
    shape('M-10-22Q-11-36 0-36T10-22L0-14Z', t.ink) +
    line('M0-8V38', t.paper, 4) +
    line('M-6-10V4M6-10V4', t.warm, 2) +
    box(-22, 14, 15, 4, t.main, 2),
  softshell: (t) =>
    shape('M-16-30L-38-20L-46 34L-34 37L-26 6V42H26V6L34 37L46 34L38-20L16-30Z', t.dark) +
    shape('M-16-30H16L38-20L32-4Q0-16-32-4L-38-20Z', t.main) +
    box(-15, -44, 30, 18, t.dark, 5) +
    line('M0-44V42', t.warm, 3) +
    line('M8 2H18M-20 20V32M20 20V32', t.light, 3),
  trousers: (t) =>
    shape('M-26-44H26L34 44H10L0-10L-10 44H-34Z', t.main) +
    box(-27, -46, 54, 11, t.dark, 3) +
    box(-5, -45, 10, 9, t.warm, 2) +
    shape('M-27 6L-9 4L-10 20L-30 20ZM27 6L9 4L10 20L30 20Z', t.dark) +
    line('M-20-30L-22-14M20-30L22-14', t.half, 3),
  gloves: (t) => {
    const one =
      shape(
        'M-14 38V0L-20-18Q-20-26-14-24L-8-8V-34Q-4-42 0-34V-12L2-40Q7-47 11-39V-10L14-34Q19-40 22-33V2L26 38Z',
        t.main,
      ) +
      box(-15, 22, 42, 18, t.dark, 5) +
      line('M-8 12H18', t.warm, 4)
    return `<g transform="translate(-25 2) scale(0.82)">${one}</g><g transform="translate(25 2) scale(-0.82 0.82)">${one}</g>`
  },
  mittens: (t) => {
    const one =
      shape('M-18 34V-20Q-16-42 4-42T24-20V34Z', t.warm) +
      shape('M22 8L34-8Q42-10 42 0L26 24Z', t.warmDark) +
      box(-21, 22, 48, 20, t.paper, 6) +
      line('M-14-4L-6-12L2-4L10-12L18-4', t.light, 4)
    return `<g transform="translate(-26 2) scale(0.78)">${one}</g><g transform="translate(26 2) scale(-0.78 0.78)">${one}</g>`
  },
  sandal: (t) =>
    shape('M-46 20Q-46 12-36 14Q-10 20 12 14Q30 10 44 20Q48 28 40 30H-40Q-46 28-46 20Z', t.warm) +
    box(-46, 28, 92, 10, t.ink, 5) +
    line('M-36 16L-22-14L-2 18M-26-6Q-8-2 8 16M18 14Q22-6 34-2Q40 6 38 18M4 18Q14-4 26-2', t.main, 8) +
    line('M-36 16Q-46-4-22-14', t.dark, 6),
  socks: (t) => {
    const one = (colour: string) =>
      shape('M-12-44H14V10Q16 18 26 24Q36 32 26 38Q16 42 4 36Q-14 26-12 10Z', colour) +
      box(-13, -45, 28, 12, t.paper, 4) +
      line('M-12-22H14', t.light, 4) +
      shape('M20 22Q36 30 27 38Q20 40 14 38Z', t.paper)
    return (
      `<g transform="translate(-24 2) scale(0.92)">${one(t.warm)}</g>` +
      `<g transform="translate(16 2) scale(0.92)">${one(t.main)}</g>`
    )
  },
  neckgaiter: (t) =>
    shape('M-28-38Q0-50 28-38L32 34Q0 48-32 34Z', t.main) +
    oval(0, -38, 28, 8, t.dark) +
    shape('M-30 8L-16-12L-4 4L8-14L30 10L32 24Q0 14-31 24Z', t.half) +
    line('M-31 28Q0 18 31 28', t.light, 4),
  gaiters: (t) => {
    const one =
      shape('M-16-42H16L20 34L28 40H-20Z', t.main) +
      box(-18, -44, 36, 10, t.ink, 4) +
      line('M2-34V38', t.warm, 4) +
      line('M-19 20H20', t.dark, 5) +
      line('M-16 42Q4 50 24 42', t.ink, 4)
    return `<g transform="translate(-24 0) scale(0.9)">${one}</g><g transform="translate(24 0) scale(-0.9 0.9)">${one}</g>`
  },
  raincoat: (t) =>
    shape('M-14-26L-30-18L-46 16L-36 22L-28 10L-36 44H36L28 10L36 22L46 16L30-18L14-26Z', t.warm) +
    shape('M-18-22Q-20-47 0-47T18-22L0-10Z', t.warmDark) +
    oval(0, -27, 9, 10, t.ink) +
    line('M0-10V44', t.light, 3) +
    [4, 16, 28].map((y) => disc(5, y, 2.4, t.paper)).join('') +
    line('M-40-34L-44-26M40-40L36-32M44-22L40-14', t.main, 4),
  towel: (t) =>
    line('M-44-34H44', t.warmDark, 6) +
    shape('M-32-34H30V38H-32Z', t.half) +
    shape('M-32-34H-6V20H-32Z', t.main) +
    line('M-32 26H30M-32 10H-6', t.paper, 5) +
    line('M-28 38V44M-18 38V44M-8 38V44M2 38V44M12 38V44M24 38V44', t.half, 3),
  cloth: (t) =>
    turned(
      -8,
      box(-38, -36, 76, 72, t.main, 5) +
        box(-31, -29, 62, 58, t.half, 3) +
        shape('M38 36L6 36L38 4Z', t.paper) +
        line('M-24-12Q-12-20 0-12T24-12M-24 2Q-12-6 0 2T20 0M-24 16Q-14 9-4 16', t.light, 4),
    ),
} as const satisfies Record<string, Thing>

import { type Canvas, circle, n, rect, stroke } from './canvas'
import { hills } from './nature'

interface Look {
  readonly tone: string
  readonly ground: string
  /** The mark inside the disc; the disc has radius 1 around 0, 0. */
  readonly mark: readonly (readonly (readonly [number, number])[])[]
}

/** The pictures of an application's statuses 0 to 4: a pen, an hourglass, a coin with a tick, a cap, an arrow back. */
const LOOKS: readonly Look[] = [
  {
    tone: '#3F9C86',
    ground: '#E4F1EC',
    mark: [
      [
        [-0.4, 0.45],
        [-0.32, 0.15],
        [0.28, -0.45],
        [0.48, -0.25],
        [-0.12, 0.35],
        [-0.4, 0.45],
      ],
    ],
  },
  {
    tone: '#F2A03D',
    ground: '#FDF1DD',
    mark: [
      [
        [-0.35, -0.5],
        [0.35, -0.5],
        [-0.35, 0.5],
        [0.35, 0.5],
        [-0.35, -0.5],
      ],
    ],
  },
  {
    tone: '#0E7C66',
    ground: '#DFF0EA',
    mark: [
      [
        [-0.45, 0.02],
        [-0.12, 0.36],
        [0.48, -0.34],
      ],
    ],
  },
  {
    tone: '#0E7C66',
    ground: '#FBE3C4',
    mark: [
      [
        [-0.6, -0.12],
        [0, -0.4],
        [0.6, -0.12],
        [0, 0.16],
        [-0.6, -0.12],
      ],
      [
        [-0.34, 0.02],
        [-0.34, 0.34],
        [0, 0.46],
        [0.34, 0.34],
        [0.34, 0.02],
      ],
    ],
  },
  {
    tone: '#E4572E',
    ground: '#FBE4DC',
    mark: [
      [
        [0.45, 0.38],
        [0.45, -0.1],
        [-0.4, -0.1],
      ],
      [
        [-0.1, -0.42],
        [-0.42, -0.1],
        [-0.1, 0.22],
      ],
    ],
  },
]

/** The picture of an application's status. */
export function statusPicture(c: Canvas, status: number): string {
  const look = LOOKS[status % LOOKS.length]
  if (!look) return ''
  const [x, y, r] = [c.w / 2, c.h * 0.46, Math.min(c.w, c.h) * 0.26]
  const lines = look.mark.map((line) =>
    stroke(`M${line.map(([dx, dy]) => `${n(x + dx * r)} ${n(y + dy * r)}`).join('L')}`, '#FFFFFF', r * 0.13),
  )
  return (
    rect(0, 0, c.w, c.h, look.ground) +
    hills(c, c.h * 0.84, c.h * 0.05, '#FFFFFF99') +
    circle(x, y, r * 1.28, look.tone, 0.16) +
    circle(x, y, r, look.tone) +
    lines.join('')
  )
}

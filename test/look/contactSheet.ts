import sharp from 'sharp'
import { type Look, nameOf } from './Look'

/** A screenshot and how it was taken. */
export interface Shot {
  readonly look: Look
  readonly png: Buffer
}

const GAP = 12
const LABEL = 22
const PAPER = '#d7dad8'

interface Tile {
  readonly picture: Buffer
  readonly width: number
  readonly height: number
}

async function tileOf({ look, png }: Shot): Promise<Tile> {
  const width = Math.round(look.device.width * look.device.scale)
  const height = Math.round(look.device.height * look.device.scale)
  const label = `<svg width="${width}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="13">${nameOf(look)}</text></svg>`
  const picture = await sharp({ create: { width, height: height + LABEL, channels: 3, background: PAPER } })
    .composite([
      { input: Buffer.from(label), left: 0, top: 0 },
      { input: await sharp(png).resize(width, height, { fit: 'fill' }).toBuffer(), left: 0, top: LABEL },
    ])
    .png()
    .toBuffer()
  return { picture, width, height: height + LABEL }
}

/** Writes all screenshots of a screen on one sheet: a row for each device and language. */
export async function writeContactSheet(file: string, shots: readonly Shot[]): Promise<void> {
  const rows = new Map<string, Shot[]>()
  for (const shot of shots) {
    const key = `${shot.look.device.name} ${shot.look.language}`
    rows.set(key, [...(rows.get(key) ?? []), shot])
  }
  const tiles = await Promise.all([...rows.values()].map((row) => Promise.all(row.map(tileOf))))
  const width = Math.max(...tiles.map((row) => row.reduce((sum, tile) => sum + tile.width + GAP, GAP)))
  let top = GAP
  const placed: { input: Buffer; left: number; top: number }[] = []
  for (const row of tiles) {
    let left = GAP
    for (const tile of row) {
      placed.push({ input: tile.picture, left, top })
      left += tile.width + GAP
    }
    top += Math.max(...row.map(({ height }) => height)) + GAP
  }
  await sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(file)
}

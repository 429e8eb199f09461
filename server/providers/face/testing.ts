import { join } from 'node:path'
import sharp from 'sharp'
import { SAMPLES } from './testing/portraits'

const CUTS = {
  portrait: ['sample6.jpg', 160, 380, 380, 500],
  another: ['sample3.jpg', 480, 220, 400, 530],
  aside: ['sample5.jpg', 480, 330, 340, 440],
  down: ['sample2.jpg', 800, 60, 400, 520],
  leaning: ['sample1.jpg', 1400, 100, 400, 530],
  couple: ['sample6.jpg', 1080, 180, 760, 900],
} as const

/** A test photo as JPEG, 600 px wide and upright. */
export async function testPhoto(name: keyof typeof CUTS): Promise<Buffer> {
  const [file, left, top, width, height] = CUTS[name]
  return await sharp(join(SAMPLES, file))
    .extract({ left, top, width, height })
    .resize({ width: 600 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** The portrait as a 12-megapixel camera stores it, with the noise that makes decoding slow. */
export async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [3000, 4000]
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const large = await sharp(await testPhoto('portrait'))
    .resize(width, height, { fit: 'fill' })
    .toBuffer()
  return await sharp(large)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

import { join } from 'node:path'
import sharp from 'sharp'
import type { Services } from '../../call/Context'
import { drawPicture, parsePictureName } from '../media/art/picture'

/**
 * The bytes of a picture on this server: rendered, or public in the bucket. Null for any other address: an address
 * from a visitor is never fetched from the network.
 */
async function readOwn({ config, db }: Services, address: string): Promise<Buffer | string | null> {
  const own = address.startsWith(`${config.publicUrl}/`) ? address.slice(config.publicUrl.length) : address
  // A tenant's own domains serve the same files under another name.
  const path = own.replace(/^https?:\/\/[^/?#]+/i, '').replace(/[?#].*$/, '')
  const drawn = /^\/media\/([\w-]+)\.webp$/.exec(path)?.[1]
  const picture = drawn ? parsePictureName(drawn) : null
  if (picture) return Buffer.from(drawPicture(picture))
  const key = /^\/oss\/(h5\/[\w.-]+)$/.exec(path)?.[1]
  if (!key) return null
  const stored = await db
    .selectFrom('uploads')
    .select(['type'])
    .where('key', '=', key)
    .where('private', '=', false)
    .executeTakeFirst()
  return stored?.type?.startsWith('image/') ? join(config.dataDir, 'oss', key) : null
}

/** One of our pictures as a data address, no larger than needed; null when it is not ours or unreadable. */
export async function ownPicture(services: Services, address: string, edge: number): Promise<string | null> {
  try {
    const source = address === '' ? null : await readOwn(services, address)
    if (source === null) return null
    const jpeg = await sharp(source)
      .rotate()
      .resize({ width: edge, height: edge, fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return null
  }
}

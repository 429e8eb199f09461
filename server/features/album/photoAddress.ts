import type { Context } from '../../call/Context'
import { readAddress } from '../../delivery/storage/readAddress'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'

export type Signing = Pick<Context, 'secrets' | 'clock' | 'config' | 'inMiniProgram'>

/** Device px of a photo in the grid and of a cover. */
const THUMB = 480

/** The address of a photo of an album that everybody sees. */
export const openAddress = (key: string): string => (uploadKeyOf(key) === null ? key : `/oss/${key}`)

/** Addresses of a photo in full size and small; signed and expiring unless everybody sees the album. */
export function photoAddresses(ctx: Signing, key: string, isPublic: boolean): { url: string; thumb: string } {
  const open = openAddress(key)
  if (isPublic || open === key) return { url: open, thumb: open }
  const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
  const url = readAddress(ctx, origin, key)
  return { url, thumb: `${url}&x-oss-process=image/resize,w_${THUMB}` }
}

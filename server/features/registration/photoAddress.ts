import { imagesOf } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { readAddress } from '../../delivery/storage/readAddress'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import type { Photo } from './queries'

/** Long enough to view a page, too short to pass an address on. */
export const PHOTO_ADDRESS_LIFE_MS = 15 * 60_000

const signed = ({ iid, id, user_id }: Pick<Photo, 'iid' | 'id' | 'user_id'>, expires: number) =>
  `${iid}:${id}:${user_id}:${expires}`

/**
 * The address of a private photo: signed for its owner, and expiring. On a page it has no host, so the page asks
 * its own server.
 */
export function photoAddress(
  { secrets, clock, config, inMiniProgram }: Pick<Context, 'secrets' | 'clock' | 'config' | 'inMiniProgram'>,
  photo: Pick<Photo, 'iid' | 'id' | 'user_id'>,
): string {
  const expires = clock() + PHOTO_ADDRESS_LIFE_MS
  const sign = secrets.sign('photo', signed(photo, expires))
  return `${inMiniProgram ? config.publicUrl : ''}/photos/${photo.iid}/${photo.id}.jpg?${new URLSearchParams({ expires: String(expires), sign })}`
}

/** True while an address is valid for the photo. */
export const isPhotoAddress = (
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  photo: Pick<Photo, 'iid' | 'id' | 'user_id'>,
  query: { readonly expires?: string; readonly sign?: string },
): boolean => {
  const expires = Number(query.expires)
  return expires > clock() && secrets.verify('photo', signed(photo, expires), query.sign ?? '')
}

/** The id in the address of a private photo; null for any other text. */
export const photoIdOf = (address: string): number | null => {
  const id = /\/photos\/\d{1,9}\/(\d{1,15})\.jpg(?:\?|$)/.exec(address)?.[1]
  return id === undefined ? null : Number(id)
}

/** Signed addresses of the pictures in an answer of type 5, which contains their keys. */
export const pictureAddresses = (
  ctx: Pick<Context, 'secrets' | 'clock' | 'config' | 'inMiniProgram'>,
  answer: string,
): string[] =>
  imagesOf(answer)
    .map(uploadKeyOf)
    .filter((key): key is string => key !== null)
    .map((key) => readAddress(ctx, ctx.inMiniProgram ? ctx.config.publicUrl : '', key))

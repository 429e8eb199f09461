/**
 * The part of a phone's width that a picture takes. Few steps, so that the next screen finds the picture in the cache.
 */
export type PictureSize = 'small' | 'half' | 'full'

/** Two device pixels per CSS pixel; a third makes no visible difference. */
const DEVICE_PIXELS: Readonly<Record<PictureSize, number>> = { small: 240, half: 480, full: 800 }

let atWidth = (address: string, _width: number): string => address

/** Called by the app at launch: how a picture's address requests a width in device px. */
export function setPictureWidths(ask: typeof atWidth): void {
  atWidth = ask
}

export const sizedPicture = (address: string, size: PictureSize): string => atWidth(address, DEVICE_PIXELS[size])

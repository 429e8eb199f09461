/**
 * How much of a phone's width a picture takes. Few steps: a picture that is known from one screen is there at once on
 * the next.
 */
export type PictureSize = 'small' | 'half' | 'full'

/** Two device pixels for each CSS pixel; a third makes no visible difference. */
const DEVICE_PIXELS: Readonly<Record<PictureSize, number>> = { small: 240, half: 480, full: 800 }

let atWidth = (address: string, _width: number): string => address

/** The app says once, at launch, how a picture's address asks for a width in device pixels. */
export function setPictureWidths(ask: typeof atWidth): void {
  atWidth = ask
}

export const sizedPicture = (address: string, size: PictureSize): string => atWidth(address, DEVICE_PIXELS[size])

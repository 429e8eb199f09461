import type { PickedFile } from '../media/types'
import type { Outcome } from '../outcome'

/** A square of a picture, in pixels of the picture. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Crop {
  /** False where the platform has a screen of its own for choosing the square. */
  readonly ownScreen: boolean
  /** Cuts a square out. Without an own screen the platform asks, and `square` is ignored. */
  cut(file: PickedFile, square: Square): Promise<Outcome<PickedFile>>
}

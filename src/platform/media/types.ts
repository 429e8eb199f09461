import type { Outcome } from '../outcome'

export interface PickedFile {
  /** For showing: an object URL on H5, a temporary path elsewhere. */
  readonly path: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** H5 only: what is uploaded. */
  readonly blob?: Blob
}

export interface PickedVideo extends PickedFile {
  /** A picture of it; absent when the device cannot make one. */
  readonly poster?: PickedFile
}

export interface PickOptions {
  readonly count?: number
  /** Straight to the camera. */
  readonly camera?: boolean
}

export interface Media {
  pickImages(options?: PickOptions): Promise<Outcome<readonly PickedFile[]>>
  pickVideo(options?: PickOptions): Promise<Outcome<PickedVideo>>
  /** The first bytes of a file; null when they cannot be read. */
  head(file: PickedFile, bytes: number): Promise<Uint8Array | null>
  /** Makes the longer edge at most `maxEdge` pixels; the file itself when it is small enough or cannot be read. */
  shrink(file: PickedFile, maxEdge: number): Promise<PickedFile>
  /** False on H5, where the user presses the picture long. */
  readonly canSaveImage: boolean
  /** Into the album. `denied` when the user has refused it once: then only the app's settings help. */
  saveImage(url: string): Promise<Outcome>
  /** Opens those settings; whether the album is allowed afterwards. */
  allowAlbum(): Promise<boolean>
  /** The platform's own picture viewer; `unsupported` on H5, where ui shows its own. */
  preview(urls: readonly string[], current: string): Promise<Outcome>
}

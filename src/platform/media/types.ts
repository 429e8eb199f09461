import type { Outcome } from '../outcome'

export interface PickedFile {
  /** For display: an object URL on H5, a temporary path elsewhere. */
  readonly path: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The content to upload, on H5 only. */
  readonly blob?: Blob
}

export interface PickedVideo extends PickedFile {
  /** The still picture of a video that the platform's chooser returns with it. */
  readonly poster?: PickedFile
}

export interface PickOptions {
  readonly count?: number
  /** Opens the camera at once, without a choice. */
  readonly camera?: boolean
}

export interface Media {
  pickImages(options?: PickOptions): Promise<Outcome<readonly PickedFile[]>>
  pickVideo(options?: PickOptions): Promise<Outcome<PickedVideo>>
  /** Makes a still picture of a local video; null when the device cannot. */
  posterOf(video: PickedFile): Promise<PickedFile | null>
  /** The leading bytes of a file; null when the platform cannot read them. */
  head(file: PickedFile, bytes: number): Promise<Uint8Array | null>
  /**
   * Makes the longer edge at most `maxEdge` pixels long. Returns the file itself when it is small enough or
   * unreadable.
   */
  shrink(file: PickedFile, maxEdge: number): Promise<PickedFile>
  /**
   * False in an app that shows the H5 page, because it cannot download: there the user saves a picture by a long
   * press.
   */
  readonly canSaveImage: boolean
  /**
   * Saves a picture to the album, in a browser as a file. `denied` when the user has refused before: then only the
   * app's settings help.
   */
  saveImage(url: string): Promise<Outcome>
  /** Opens the app's settings and returns whether the album is allowed afterwards. */
  allowAlbum(): Promise<boolean>
  /** Opens the platform's own picture viewer. `unsupported` on H5, where ui has a viewer. */
  preview(urls: readonly string[], current: string): Promise<Outcome>
}

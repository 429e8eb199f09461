import type { PickedFile } from '../media/types'
import type { RequestAnswer } from '../request/types'

export interface UploadOptions {
  readonly url: string
  readonly file: PickedFile
  /** Form field of the file. */
  readonly fileField: string
  readonly fields: Readonly<Record<string, string>>
  /** 0–100 */
  readonly onProgress?: (percent: number) => void
}

export interface UploadTask {
  /** Rejects with RequestFailure when nothing came back or the upload was stopped. */
  readonly answer: Promise<RequestAnswer>
  abort(): void
}

/** Posts a file as multipart/form-data; the file is the last field, as object stores want it. */
export type Upload = (options: UploadOptions) => UploadTask

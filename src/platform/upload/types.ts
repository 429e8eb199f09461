import type { PickedFile } from '../media/types'
import type { RequestAnswer } from '../request/types'

export interface UploadOptions {
  readonly url: string
  readonly file: PickedFile
  /** Name of the form field that holds the file. */
  readonly fileField: string
  readonly fields: Readonly<Record<string, string>>
  /** 0–100 */
  readonly onProgress?: (percent: number) => void
}

export interface UploadTask {
  /** Rejects with RequestFailure when no answer came or the upload was aborted. */
  readonly answer: Promise<RequestAnswer>
  abort(): void
}

/** Posts a file as multipart/form-data. The file is the last field, because object stores require it. */
export type Upload = (options: UploadOptions) => UploadTask

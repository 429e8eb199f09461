/** Signed form fields of an upload (`/api/oss/token`, admissions-and-regions §7). */
export interface UploadPolicy {
  readonly policy: string
  readonly accessKeyId: string
  readonly sign: string
  /** ms */
  readonly expireTime: number
  /** Address to post the form to. */
  readonly host: string
  /** Address prefix of a stored key. */
  readonly cdn: string
}

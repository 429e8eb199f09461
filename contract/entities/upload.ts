/** Signed form fields of an upload (`/api/oss/token`, admissions-and-regions §7). */
export interface UploadPolicy {
  readonly policy: string
  readonly accessKeyId: string
  readonly sign: string
  /** ms */
  readonly expireTime: number
  /** Address the form is posted to. */
  readonly host: string
  /** Prefix of the address of a stored key. */
  readonly cdn: string
}

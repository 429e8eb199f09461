import { createHash } from 'node:crypto'

export interface PageToSign {
  readonly ticket: string
  readonly nonceStr: string
  /** Seconds. */
  readonly timestamp: number
  /** Address of the page; the signature does not include its hash. */
  readonly page: string
}

/** The messaging app's signature of a page for its JS-SDK. */
export function signPage({ ticket, nonceStr, timestamp, page }: PageToSign): string {
  const url = page.split('#')[0] ?? ''
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

import { type PictureSize, sizedPicture } from './pictureSize'

/** The state of loading one picture. A picture that fails is loaded once more. */
export type PictureAttempt = { src: string | undefined; retries: number; failed: boolean }

const maxRetries = 1

export const firstAttempt = (src: string | undefined): PictureAttempt => ({ src, retries: 0, failed: false })

export function afterPictureError(attempt: PictureAttempt): PictureAttempt {
  if (attempt.retries >= maxRetries) return { ...attempt, failed: true }
  return { ...attempt, retries: attempt.retries + 1 }
}

/** The retry needs another address, or the browser returns the cached failure. */
export function pictureAddress({ src = '', retries }: PictureAttempt, size: PictureSize = 'full'): string {
  const sized = sizedPicture(src, size)
  if (retries === 0 || /^(data|blob|wxfile|ttfile):/.test(src)) return sized
  const [address, anchor] = sized.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}retry=${retries}${anchor ? `#${anchor}` : ''}`
}

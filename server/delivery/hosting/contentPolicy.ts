import { createHash } from 'node:crypto'

/** Where a page may read from beside its own origin: origins such as `https://cdn.example.org`. */
export interface Sources {
  readonly pictures: readonly string[]
  readonly media: readonly string[]
  readonly connect: readonly string[]
}

/** The hash a content policy allows an inline script by. */
const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Whatever a configuration holds: only the name of a host becomes part of the policy. */
const isOrigin = (text: string): boolean => /^(https?|wss?):\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(text)

/** Faces of members whom the messaging app and the short-video app have named. */
const FACES = ['https://*.qlogo.cn', 'https://*.douyinpic.com']

/**
 * The content policy of the site: its own scripts, the inline ones of its own page, what carries the nonce of this
 * very answer, and the messaging app's SDK. Pictures, clips and requests go to this site and to what is configured.
 */
export function contentPolicy(indexHtml: string): (nonce: string, sources: Sources) => string {
  const inline = [...indexHtml.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) =>
    scriptHash(match[1] ?? ''),
  )
  return (nonce, { pictures, media, connect }) => {
    const rule = (name: string, own: string, others: readonly string[] = []) =>
      [name, own, ...new Set(others.filter(isOrigin))].join(' ')
    return [
      "default-src 'self'",
      ['script-src', "'self'", 'https://res.wx.qq.com', ...inline, `'nonce-${nonce}'`].join(' '),
      "style-src 'self' 'unsafe-inline'",
      rule('img-src', "'self' data: blob:", [...FACES, ...pictures]),
      rule('media-src', "'self' blob:", media),
      "font-src 'self' data:",
      rule('connect-src', "'self'", connect),
      // Bridges of the native app speak by the addresses of frames that load nothing.
      "frame-src 'self' https: yy:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; ')
  }
}

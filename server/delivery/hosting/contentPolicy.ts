import { createHash } from 'node:crypto'

/** Origins that a page may read from besides its own, such as `https://cdn.example.org`. */
export interface Sources {
  readonly pictures: readonly string[]
  readonly media: readonly string[]
  readonly connect: readonly string[]
}

/** The hash by which a content policy allows an inline script. */
const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Whatever a configuration contains, only a host name becomes part of the policy. */
const isOrigin = (text: string): boolean => /^(https?|wss?):\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(text)

/** Profile pictures of members who come from the messaging app or the short-video app. */
const FACES = ['https://*.qlogo.cn', 'https://*.douyinpic.com']

/**
 * The content policy of the site. It allows the site's own scripts, the inline scripts of its page, scripts with the
 * nonce of this response, and the messaging app's SDK. Pictures, clips and requests may go to this site and to
 * configured origins.
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
      // The native app's bridge uses addresses of frames that load nothing.
      "frame-src 'self' https: yy:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; ')
  }
}

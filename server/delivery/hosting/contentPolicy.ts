import { createHash } from 'node:crypto'

/** The hash a content policy allows an inline script by. */
const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The content policy of the site: its own scripts, the inline ones of its own page, what carries the
 * nonce of this very answer, and the messaging app's SDK. Pictures come from anywhere, as tenants
 * enter their addresses.
 */
export function contentPolicy(indexHtml: string): (nonce: string) => string {
  const inline = [...indexHtml.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) =>
    scriptHash(match[1] ?? ''),
  )
  return (nonce) =>
    [
      "default-src 'self'",
      ['script-src', "'self'", 'https://res.wx.qq.com', ...inline, `'nonce-${nonce}'`].join(' '),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https: http:",
      "media-src 'self' blob: https:",
      "font-src 'self' data:",
      "connect-src 'self' ws: wss:",
      // Bridges of the native app speak by the addresses of frames that load nothing.
      "frame-src 'self' https: yy:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; ')
}

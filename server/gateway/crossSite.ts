import type { FastifyRequest } from 'fastify'

/** What requests of a mini-program name as their referrer on a phone. */
const MINI_PROGRAMS: ReadonlySet<string> = new Set([
  'https://servicewechat.com',
  'https://tmaservice.developer.toutiao.com',
])

/**
 * True when a page of another site made the request: a `<script>`, a form or a link there carries
 * the visitor's cookie. Browsers say so in Sec-Fetch-Site; older ones in Origin or Referer. A
 * request without any of them has a bearer token or no browser behind it. Opening a call as a page
 * counts too, wherever the address came from.
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-mode'] === 'navigate') return true
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return false
  const source = request.headers.origin ?? request.headers.referer
  // A page cannot name these as its referrer: only the mini-programs of the two apps do.
  if (request.headers.origin === undefined && MINI_PROGRAMS.has(originOf(source ?? '') ?? '')) return false
  if (source === undefined) return site === 'cross-site' || site === 'same-site'
  const from = originOf(source)
  return from !== `${request.protocol}://${request.host}` && from !== originOf(publicUrl)
}

/** True when a browser says that a page of this site made the request; what a mini-program sends says neither. */
export function isOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true
  const from = request.headers.origin === undefined ? null : originOf(request.headers.origin)
  return from !== null && (from === `${request.protocol}://${request.host}` || from === originOf(publicUrl))
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

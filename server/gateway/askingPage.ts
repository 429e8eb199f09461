import type { FastifyRequest } from 'fastify'

/** The header of our own client. Forms, pictures, links and scripts cannot send it, and no other origin is allowed to. */
export const OWN_HEADER = 'x-quanzi'

/** What a request shows of the page that made it. */
export interface AskingPage {
  /** It can come from a page of this site only, and from no link, form, picture or script there. */
  readonly proven: boolean
  /** It comes from a page of this site's origin, whatever on it. */
  readonly sameOrigin: boolean
  /** It comes from a page of another site, or was opened as a page. */
  readonly foreign: boolean
  /** The page's origin; null where the browser keeps it to itself. */
  readonly origin: string | null
}

/** The server itself asks, for a page that it serves. */
export const OWN_PAGE: AskingPage = { proven: true, sameOrigin: true, foreign: false, origin: null }

/** What requests of a mini-program name as their referrer on a phone. */
const MINI_PROGRAMS: ReadonlySet<string> = new Set([
  'https://servicewechat.com',
  'https://tmaservice.developer.toutiao.com',
])

/**
 * Newer browsers say in Sec-Fetch-Site who asks, where the address is secure; others in Origin, which a GET does not
 * carry, or in Referer, which a page may keep back. So the absence of all of them shows nothing.
 */
export function askingPage(request: FastifyRequest, publicUrl: string): AskingPage {
  const { method, headers } = request
  const origin = originOf(headers.origin ?? headers.referer)
  if (headers[OWN_HEADER] !== undefined) return { proven: true, sameOrigin: true, foreign: false, origin }
  const site = headers['sec-fetch-site']
  const opened = headers['sec-fetch-mode'] === 'navigate'
  const home = originOf(publicUrl)
  const sameOrigin = !opened && (site === undefined ? origin !== null && origin === home : site === 'same-origin')
  return {
    proven: sameOrigin && method === 'POST' && (site !== undefined || headers.origin !== undefined),
    sameOrigin,
    foreign: opened || (!sameOrigin && isForeign()),
    origin,
  }

  function isForeign(): boolean {
    const source = headers.origin ?? headers.referer
    if (source === undefined) return site === 'cross-site' || site === 'same-site'
    // A page cannot name these as its referrer: only the mini-programs of the two apps do.
    if (headers.origin === undefined && origin !== null && MINI_PROGRAMS.has(origin)) return false
    return origin !== `${request.protocol}://${request.host}`
  }
}

const originOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null

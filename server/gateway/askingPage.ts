import type { FastifyRequest } from 'fastify'

/** The header of our own client. Forms, pictures, links and scripts cannot send it, and no other origin may. */
export const OWN_HEADER = 'x-quanzi'

/** What a request tells about the page that made it. */
export interface AskingPage {
  /** Only a script of this site can have sent it: no link, form, picture or `<script>` element. */
  readonly proven: boolean
  /** It comes from a page with this site's origin. */
  readonly sameOrigin: boolean
  /** It comes from a page of another site, or was opened as a page. */
  readonly foreign: boolean
  /** The page's origin; null when the browser does not tell. */
  readonly origin: string | null
}

/** The server itself asks, for a page that it serves. */
export const OWN_PAGE: AskingPage = { proven: true, sameOrigin: true, foreign: false, origin: null }

/** The referrers of mini-programs on a phone. */
const MINI_PROGRAMS: ReadonlySet<string> = new Set([
  'https://servicewechat.com',
  'https://tmaservice.developer.toutiao.com',
])

/**
 * Newer browsers send Sec-Fetch-Site, on secure addresses only. Others send Origin, but not with a GET, or Referer,
 * which a page may suppress. So the absence of all of them proves nothing.
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
    // Only mini-programs of the two apps have these referrers; no page can.
    if (headers.origin === undefined && origin !== null && MINI_PROGRAMS.has(origin)) return false
    return origin !== `${request.protocol}://${request.host}`
  }
}

const originOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null

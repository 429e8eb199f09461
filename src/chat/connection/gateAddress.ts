import { CHAT } from '@quanzi/contract'

interface Known {
  /** Set at build time. */
  readonly gateUrl: string
  /** Origin of the gateway, e.g. `https://example.org`. */
  readonly origin: string
  /** The gate's port as named by the page; null when the page names none. */
  readonly port: number | null
}

const ORIGIN = /^http(s?):\/\/(\[[^\]]+\]|[^/:]+)/

/**
 * Address of the chat gate: the build's, or port 3051 on the gateway's host. The port in the page counts only
 * without TLS: with TLS there is a reverse proxy in front of the gate.
 */
export function gateAddress({ gateUrl, origin, port }: Known): string {
  if (gateUrl) return gateUrl
  const [, secure = '', host = ''] = ORIGIN.exec(origin) ?? []
  return `ws${secure}://${host}:${(secure ? null : port) ?? CHAT.port}`
}

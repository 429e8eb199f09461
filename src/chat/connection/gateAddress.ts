import { CHAT } from '@quanzi/contract'

interface Known {
  /** Set at build time. */
  readonly gateUrl: string
  /** Origin of the gateway, e.g. `https://example.org`. */
  readonly origin: string
  /** What the server said in the page: the port it listens on itself. */
  readonly port: number | null
}

const ORIGIN = /^http(s?):\/\/(\[[^\]]+\]|[^/:]+)/

/**
 * Address of the chat gate: the build's, or port 3051 of the host that the gateway is on. The server's own port counts
 * only without TLS: with it a reverse proxy stands before the gate.
 */
export function gateAddress({ gateUrl, origin, port }: Known): string {
  if (gateUrl) return gateUrl
  const [, secure = '', host = ''] = ORIGIN.exec(origin) ?? []
  return `ws${secure}://${host}:${(secure ? null : port) ?? CHAT.port}`
}

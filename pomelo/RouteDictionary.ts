import { isRecord } from './jsonBody'
import type { WireRoute } from './messages'

/**
 * The short codes of a connection's routes, from the server's handshake answer (PROTOCOL.md §4). A server may change
 * its codes, so a client takes them from each handshake and never from its own source.
 */
export class RouteDictionary {
  private readonly codes = new Map<string, number>()
  private readonly routes = new Map<number, string>()

  private constructor(
    entries: Iterable<readonly [string, number]>,
    /** Changes with the content. A client that sends it in its handshake does not get the same table again. */
    readonly version: string,
  ) {
    for (const [route, code] of entries) {
      this.codes.set(route, code)
      this.routes.set(code, route)
    }
  }

  /** A dictionary without short codes: every route is sent as text. */
  static readonly none = new RouteDictionary([], '')

  /** Numbers the routes from 1 in sorted order, as the public servers do. */
  static number(routes: Iterable<string>): RouteDictionary {
    const sorted = [...new Set(routes)].sort()
    let hash = 0x811c9dc5
    for (const char of sorted.join('\n')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
    const entries = sorted.map((route, index) => [route, index + 1] as const)
    return new RouteDictionary(entries, (hash >>> 0).toString(16))
  }

  /** Reads a server's table. Skips entries whose code is not 1..65535; those routes are sent as text. */
  static read(table: unknown, version: unknown): RouteDictionary {
    if (!isRecord(table)) return RouteDictionary.none
    const entries: [string, number][] = []
    for (const [route, code] of Object.entries(table)) {
      if (Number.isInteger(code) && Number(code) > 0 && Number(code) <= 0xffff) entries.push([route, Number(code)])
    }
    return new RouteDictionary(entries, typeof version === 'string' ? version : '')
  }

  get size(): number {
    return this.codes.size
  }

  /** The code of a route, or the route itself when it has none. */
  toWire(route: string): WireRoute {
    return this.codes.get(route) ?? route
  }

  /** The route's text; `undefined` for an unknown code. */
  fromWire(route: WireRoute): string | undefined {
    return typeof route === 'number' ? this.routes.get(route) : route
  }

  /** The table in the form of the handshake answer. */
  toTable(): Record<string, number> {
    return Object.fromEntries(this.codes)
  }
}

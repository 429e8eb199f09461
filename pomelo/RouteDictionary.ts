import { isRecord } from './jsonBody'
import type { WireRoute } from './messages'

/**
 * The short codes of a connection's routes, announced by the server in its handshake answer (PROTOCOL.md §4). Codes change
 * when a server gains routes, so a client takes them from each handshake and never from its own source.
 */
export class RouteDictionary {
  private readonly codes = new Map<string, number>()
  private readonly routes = new Map<number, string>()

  private constructor(
    entries: Iterable<readonly [string, number]>,
    /** Changes with the content; a client that names it in its handshake is spared the table. */
    readonly version: string,
  ) {
    for (const [route, code] of entries) {
      this.codes.set(route, code)
      this.routes.set(code, route)
    }
  }

  /** No short codes at all: every route travels as text. */
  static readonly none = new RouteDictionary([], '')

  /** Numbers the routes from 1 in sorted order, as the public servers do. */
  static number(routes: Iterable<string>): RouteDictionary {
    const sorted = [...new Set(routes)].sort()
    let hash = 0x811c9dc5
    for (const char of sorted.join('\n')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
    const entries = sorted.map((route, index) => [route, index + 1] as const)
    return new RouteDictionary(entries, (hash >>> 0).toString(16))
  }

  /** Reads a server's table; entries that are not a code in 1..65535 are left out, those routes travel as text. */
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

  /** The route's text; `undefined` for a code that is not in the table. */
  fromWire(route: WireRoute): string | undefined {
    return typeof route === 'number' ? this.routes.get(route) : route
  }

  /** The table as the handshake carries it. */
  toTable(): Record<string, number> {
    return Object.fromEntries(this.codes)
  }
}

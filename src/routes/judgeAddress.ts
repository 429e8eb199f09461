import { resolve } from '@quanzi/contract'

/** What the app may do with an address that comes from data or from a visitor. */
export type Judgement =
  /** It is a screen of this app. */
  | { readonly verdict: 'inside'; readonly path: string }
  /** It is an allowed address outside the app. */
  | { readonly verdict: 'outside'; readonly url: string }
  | { readonly verdict: 'refused'; readonly reason: string }

export interface AllowedHosts {
  /** Origin of the page; null in a mini-program. */
  readonly ownOrigin: string | null
  /** Hosts that links may lead to, with a port when it is not the default one. */
  readonly hosts: ReadonlySet<string>
}

/** Maximum length of an address; longer ones are suspicious. */
const MAX_LENGTH = 4096

const refused = (reason: string): Judgement => ({ verdict: 'refused', reason })

/** Splits an absolute address into its host and the rest. No URL class: mini-programs lack it. */
function takeApart(url: string): { readonly host: string; readonly rest: string } | null {
  const parts = /^https?:\/\/([^/?#\\]*)([/?#].*)?$/i.exec(url)
  const host = parts?.[1]
  if (!parts || !host || host.includes('@')) return null
  return { host: host.toLowerCase(), rest: parts[2] ?? '/' }
}

/** True for C0 controls, spaces and backslashes: browsers drop them or turn them into slashes. */
function hasTricks(url: string): boolean {
  for (const char of url) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return false
}

/**
 * Judges an address before the app opens it. Rooted paths and addresses of our own origin are inside; http and https
 * to an allowed host are outside; everything else is refused (`javascript:`, `//host`, another host, control
 * characters, too long).
 */
export function judgeAddress(url: string, { ownOrigin, hosts }: AllowedHosts): Judgement {
  if (url.length > MAX_LENGTH) return refused('too long')
  if (hasTricks(url)) return refused('control characters')
  if (url.startsWith('/')) return inside(url)
  const parts = takeApart(url)
  if (!parts) return refused('scheme')
  const ownHost = ownOrigin === null ? null : takeApart(ownOrigin)?.host
  if (parts.host === ownHost) return inside(parts.rest.startsWith('/') ? parts.rest : `/${parts.rest}`)
  return hosts.has(parts.host) ? { verdict: 'outside', url } : refused(`host ${parts.host}`)
}

/** A browser takes `//…` for a host, also after our own origin. */
function inside(path: string): Judgement {
  if (path.startsWith('//')) return refused('no scheme')
  return resolve(path) ? { verdict: 'inside', path } : refused(`unknown path ${path.slice(0, 120)}`)
}

import { resolve } from '@quanzi/contract'

/** What may be done with an address that data or a visitor has brought. */
export type Judgement =
  /** A screen of this app. */
  | { readonly verdict: 'inside'; readonly path: string }
  /** Another address that is allowed. */
  | { readonly verdict: 'outside'; readonly url: string }
  | { readonly verdict: 'refused'; readonly reason: string }

export interface AllowedHosts {
  /** Origin of the page; null in a mini-program. */
  readonly ownOrigin: string | null
  /** Hosts (with port where it is unusual) that links may lead to. */
  readonly hosts: ReadonlySet<string>
}

/** Longer ones are somebody's attempt at something. */
const MAX_LENGTH = 4096

const refused = (reason: string): Judgement => ({ verdict: 'refused', reason })

/** Path, query and hash of an absolute address, and its host. No URL class: mini-programs lack it. */
function takeApart(url: string): { readonly host: string; readonly rest: string } | null {
  const parts = /^https?:\/\/([^/?#\\]*)([/?#].*)?$/i.exec(url)
  const host = parts?.[1]
  if (!parts || !host || host.includes('@')) return null
  return { host: host.toLowerCase(), rest: parts[2] ?? '/' }
}

/** True for C0 controls, spaces and backslashes, which browsers drop or turn into slashes. */
function hasTricks(url: string): boolean {
  for (const char of url) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return false
}

/**
 * Judges an address before it is opened: rooted paths and addresses of our own origin lead inside,
 * http and https to an allowed host lead outside, and everything else (`javascript:`, `//host`, another
 * host, control characters, excessive length) is refused.
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

/** To a browser `//…` names a host, also behind our own origin. */
function inside(path: string): Judgement {
  if (path.startsWith('//')) return refused('no scheme')
  return resolve(path) ? { verdict: 'inside', path } : refused(`unknown path ${path.slice(0, 120)}`)
}

import { type Action, type ActionParams, DEFAULT_CID } from '@quanzi/contract'
import { EMPTY_WORDS, type LinkContext, MODULES, WORDS } from './linkTargets'

export interface LinkPlace {
  readonly iid: number
  readonly cid: number
}

export interface LinkSettings {
  /** Host of the operator's own site, for paths that begin with /app/page. */
  readonly officialSite: string
  /** Addresses of partner pages by action code. */
  readonly partnerPages: Readonly<Record<string, string>>
  /** Writes one line to the operator's log. */
  readonly log: (line: string) => void
}

/** `route`: a path of this app, built from the table. `address`: written by an editor, absolute or rooted. */
export interface Link {
  readonly kind: 'route' | 'address'
  readonly url: string
}

/** The p of an action, as JSON text or as an object; null when it is invalid. */
export function actionParams(
  action: Action | null | undefined,
  log: LinkSettings['log'] = () => undefined,
): ActionParams | null {
  const p = action?.p
  if (p === undefined || p === '') return {}
  if (typeof p !== 'string') return p ?? {}
  try {
    const value: unknown = JSON.parse(p)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Logged below, like JSON that is no object.
  }
  log(`action with broken p: ${p.slice(0, 120)}`)
  return null
}

/**
 * The target of an action: its address if it has one, else the row of p.moduleType, else the row of its code. Null
 * means no navigation: an empty target, invalid p, an unknown code, or a row that needs an item id.
 */
export function linkOf(action: Action | null | undefined, place: LinkPlace, settings: LinkSettings): Link | null {
  if (!action) return null
  if (action.url) return addressLink(action.url, settings)
  const params = actionParams(action, settings.log)
  if (!params) return null
  const code = String(action.aid ?? '')
  const partner = Object.prototype.hasOwnProperty.call(settings.partnerPages, code)
    ? settings.partnerPages[code]
    : undefined
  if (partner) return { kind: 'address', url: partner }
  const row = rowOf(params.moduleType, code)
  if (!row) {
    if (!EMPTY_WORDS.has(code)) settings.log(`action ${code} leads nowhere`)
    return null
  }
  const context: LinkContext = {
    iid: place.iid,
    cid: place.cid === DEFAULT_CID ? undefined : place.cid,
    title: params.moduleName,
    tag: params.tag,
  }
  try {
    return { kind: 'route', url: row(params, context) }
  } catch (error) {
    settings.log(`action ${params.moduleType ?? code}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

function rowOf(moduleType: number | undefined, code: string) {
  const type = moduleType ?? (/^\d+$/.test(code) ? Number(code) : undefined)
  if (type !== undefined && MODULES[type]) return MODULES[type]
  return Object.prototype.hasOwnProperty.call(WORDS, code) ? WORDS[code] : undefined
}

/** /app/page and the paths below it belong to the operator's own site. */
function addressLink(url: string, { officialSite, log }: LinkSettings): Link | null {
  if (!/^\/app\/page(?:[/?#]|$)/.test(url)) return { kind: 'address', url }
  if (officialSite !== '') return { kind: 'address', url: officialSite.replace(/\/$/, '') + url }
  log(`no official site is set for ${url.slice(0, 120)}`)
  return null
}

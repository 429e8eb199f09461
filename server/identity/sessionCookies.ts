import { DEFAULT_IID, parseIid, resolve } from '@quanzi/contract'
import { textOf } from '../base/textOf'

type Cookies = Readonly<Record<string, string | undefined>>

const PREFIX = 'quanzi_session_'

/** Each tenant has a cookie of its own: who logs in at one in a second tab stays who they are at the other. */
export const sessionCookie = (iid: number): string => `${PREFIX}${iid}`

/** The bearer tokens of all the tenants that this browser is logged in at. */
export const sessionBearers = (cookies: Cookies): string[] =>
  Object.entries(cookies).flatMap(([name, value]) => (name.startsWith(PREFIX) && value ? [value] : []))

/** The bearer token of one tenant; null for its visitor. */
export const tenantBearer = (cookies: Cookies, iid: number): string | null => cookies[sessionCookie(iid)] || null

/** The tenant that a call's parameters name. */
export const namedTenant = (params: Readonly<Record<string, unknown>>): number | null => parseIid(textOf(params.iid))

/** The tenant that the address of the asking page names; null where it names none. */
export function pageTenant(referer: string | undefined): number | null {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const route = page && resolve(page.pathname + page.search)
  if (!route) return null
  const { iid } = route.params as { readonly iid?: number }
  return parseIid(iid) ?? parseIid(route.query.iid) ?? parseIid(route.query.cid)
}

/**
 * The bearer token for a call: that of the tenant it names, else of the tenant of the page that asks. Some documented
 * calls name none, and some pages neither: then it is the only session there is, and of several none.
 */
export function callBearer(
  cookies: Cookies,
  params: Readonly<Record<string, unknown>>,
  referer: string | undefined,
): string | null {
  const iid = namedTenant(params) ?? pageTenant(referer)
  if (iid !== null) return tenantBearer(cookies, iid)
  const [only, ...others] = sessionBearers(cookies)
  return only && others.length === 0 ? only : null
}

/**
 * The bearer token of somebody who joins another tenant: theirs at the tenant that the page shows, which is 1000 where
 * its address names none, else the only one they have.
 */
export function homeBearer(cookies: Cookies, referer: string | undefined): string | null {
  return tenantBearer(cookies, pageTenant(referer) ?? DEFAULT_IID) ?? callBearer(cookies, {}, undefined)
}

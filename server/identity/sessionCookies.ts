import { DEFAULT_IID, parseIid, resolve } from '@quanzi/contract'
import { textOf } from '../base/textOf'

type Cookies = Readonly<Record<string, string | undefined>>

const PREFIX = 'quanzi_session_'

/** Each tenant has its own cookie: logging in to one tenant in a second tab does not change the other. */
export const sessionCookie = (iid: number): string => `${PREFIX}${iid}`

/** The bearer tokens of all tenants in which this browser is logged in. */
export const sessionBearers = (cookies: Cookies): string[] =>
  Object.entries(cookies).flatMap(([name, value]) => (name.startsWith(PREFIX) && value ? [value] : []))

/** The bearer token of one tenant; null for a visitor. */
export const tenantBearer = (cookies: Cookies, iid: number): string | null => cookies[sessionCookie(iid)] || null

/** The tenant in a call's parameters. */
export const namedTenant = (params: Readonly<Record<string, unknown>>): number | null => parseIid(textOf(params.iid))

/** The tenant in the calling page's address; null without one. */
export function pageTenant(referer: string | undefined): number | null {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const route = page && resolve(page.pathname + page.search)
  if (!route) return null
  const { iid } = route.params as { readonly iid?: number }
  return parseIid(iid) ?? parseIid(route.query.iid) ?? parseIid(route.query.cid)
}

/**
 * The bearer token for a call: that of the tenant it names, else of the calling page's tenant. Some documented calls
 * and some pages name none: then the browser's only session is used, and with several sessions none.
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
 * The bearer token of a person who joins another tenant: that of the page's tenant (1000 when its address has none),
 * else their only one.
 */
export function homeBearer(cookies: Cookies, referer: string | undefined): string | null {
  return tenantBearer(cookies, pageTenant(referer) ?? DEFAULT_IID) ?? callBearer(cookies, {}, undefined)
}

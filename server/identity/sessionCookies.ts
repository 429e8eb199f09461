import { DEFAULT_IID, parseIid, resolve, resolveIid } from '@quanzi/contract'

type Cookies = Readonly<Record<string, string | undefined>>

const PREFIX = 'quanzi_session_'

/** Each tenant has a cookie of its own: who logs in at one in a second tab stays who they are at the other. */
export const sessionCookie = (iid: number): string => `${PREFIX}${iid}`

/** The bearer tokens of all the tenants that this browser is logged in at. */
export const sessionBearers = (cookies: Cookies): string[] =>
  Object.entries(cookies).flatMap(([name, value]) => (name.startsWith(PREFIX) && value ? [value] : []))

/** The bearer token of one tenant; null for its visitor. */
export const tenantBearer = (cookies: Cookies, iid: number): string | null => cookies[sessionCookie(iid)] || null

function tenantOfPage(referer: string | undefined): number | null {
  const route = referer && URL.canParse(referer) ? resolve(new URL(referer).pathname + new URL(referer).search) : null
  if (!route) return null
  const { iid } = route.params as { readonly iid?: number }
  return resolveIid({ path: iid, query: route.query })
}

/**
 * The bearer token for a call. A call that names its tenant uses that one's only; some documented calls
 * name none: the page that asks decides, then the default tenant, then the only session there is.
 */
export function callBearer(
  cookies: Cookies,
  params: Readonly<Record<string, unknown>>,
  referer: string | undefined,
): string | null {
  const named = [params.iid, params.cid].map((value) => parseIid(String(value ?? ''))).find((iid) => iid !== null)
  if (named) return tenantBearer(cookies, named)
  const page = tenantOfPage(referer)
  const asked = (page !== null && tenantBearer(cookies, page)) || tenantBearer(cookies, DEFAULT_IID)
  if (asked) return asked
  const [only, ...others] = sessionBearers(cookies)
  return only && others.length === 0 ? only : null
}

import { getWechatUser, type WechatUser } from '@quanzi/contract'
import { config } from '@/config'
import { call } from '@/gateway/call'
import { queryText } from '@/gateway/queryText'
import { address } from '@/platform/address'
import { link } from '@/platform/link'
import { storageLasts } from '@/platform/storage'
import { type OpenTenantStorage, openTenantStorage } from '../sessionStorage'
import type { Asked, Person } from './types'

interface Parts {
  readonly open: OpenTenantStorage
  /** True when stored data survives leaving the page. */
  readonly lasting: () => boolean
  /** `/wxservice2/getUserInfo`: the identity that belongs to the session; null when it has none. */
  readonly fetchUser: (iid: number, openid: string | null) => Promise<WechatUser | null>
  readonly here: () => string
  /** Goes to an address; resolves only when the visitor comes back to this very page. */
  readonly leave: (url: string) => Promise<void>
  readonly now: () => number
}

const ASKED_AT = 'oauthAskedAt'
/** Wait this long before sending a visitor who was not recognised to the provider again. */
const PAUSE_MS = 24 * 3_600_000
const isTime = (value: unknown): value is number => typeof value === 'number'

/**
 * Messaging-app auth (shell-and-routes §4). Opens the provider's page when openid or unionid is missing, or the
 * nickname when the full profile is wanted; the page returns here with a session. Null for a visitor whom the
 * provider does not identify. A device that cannot remember the attempt is sent there only when the visitor asks;
 * otherwise it would be an endless loop.
 */
export async function authorise(asked: Asked, parts: Parts): Promise<Person | null> {
  const { iid, openid, unionid, full, byHand, returnTo } = asked
  if (openid && unionid && !full && !byHand) return { openid, unionid }
  const user = await parts.fetchUser(iid, openid)
  if (user?.openid && user.unionid && (user.nickname || !full)) return user
  const device = parts.open(iid)
  const since = Math.abs(parts.now() - (device.read(ASKED_AT, isTime) ?? 0))
  if (byHand || (parts.lasting() && since > PAUSE_MS)) {
    device.write(ASKED_AT, parts.now())
    const scope = full ? 'snsapi_userinfo' : 'snsapi_base'
    await parts.leave(
      `${config.gatewayOrigin}/wxservice2/oauth?${queryText({ iid: String(iid), redirect: returnTo ?? parts.here(), scope })}`,
    )
  }
  return user
}

export const partsOfPage: Parts = {
  open: openTenantStorage,
  lasting: storageLasts,
  fetchUser: (iid, openid) => call(getWechatUser, { iid, openId: openid ?? undefined }),
  here: () => address.current() ?? '/',
  leave: (url) => link.leave(url),
  now: Date.now,
}

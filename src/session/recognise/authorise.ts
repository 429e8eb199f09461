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
  /** Whether what is written is still there after leaving the page. */
  readonly lasting: () => boolean
  /** `/wxservice2/getUserInfo`: the identity of the session; null when it has none. */
  readonly fetchUser: (iid: number) => Promise<WechatUser | null>
  readonly here: () => string
  /** Goes to an address; resolves only when the visitor has come back to this very page. */
  readonly leave: (url: string) => Promise<void>
  readonly now: () => number
}

const ASKED_AT = 'oauthAskedAt'
/** Somebody who was not recognised is not sent to the provider again at every page. */
const PAUSE_MS = 24 * 3_600_000
const isTime = (value: unknown): value is number => typeof value === 'number'

/**
 * Messaging-app auth (shell-and-routes §4): when openid or unionid is missing, or the nickname where the full
 * profile is wanted, the provider's page is opened, which comes back here with a session. Null for a visitor whom the
 * provider does not name; without a device that remembers it nobody is sent there unasked, as that would not end.
 */
export async function authorise(asked: Asked, parts: Parts): Promise<Person | null> {
  const { iid, openid, unionid, full, byHand, returnTo } = asked
  if (openid && unionid && !full && !byHand) return { openid, unionid }
  const user = await parts.fetchUser(iid)
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
  fetchUser: (iid) => call(getWechatUser, { iid }),
  here: () => address.current() ?? '/',
  leave: (url) => link.leave(url),
  now: Date.now,
}

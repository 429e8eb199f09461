import { bindInterest, type LoginBody } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { environment } from '@/platform/environment'
import type { MemberStore } from '@/session/MemberStore'
import { takeDevice } from './leaveDevice'

/** After a login: loads the member and joins the tenant. On H5 a cookie holds the session. */
export async function keepLogin(member: MemberStore, iid: number, { t2: token }: LoginBody): Promise<void> {
  await member.loggedIn(iid, environment().target === 'h5' ? null : token)
  await takeDevice(member)
  // Joining the tenant can be repeated, and the login is valid without it.
  void call(bindInterest, { iid }).catch(() => undefined)
}

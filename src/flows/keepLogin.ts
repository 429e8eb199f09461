import { bindInterest, type LoginBody } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { environment } from '@/platform/environment'
import type { MemberStore } from '@/session/MemberStore'

/** After a login the member is known, and belongs to the tenant. On H5 the session is a cookie. */
export async function keepLogin(member: MemberStore, iid: number, { t2: token }: LoginBody): Promise<void> {
  await member.loggedIn(environment().target === 'h5' ? null : token)
  // Joining the tenant is repeated harmlessly; the login stands without it.
  void call(bindInterest, { iid }).catch(() => undefined)
}

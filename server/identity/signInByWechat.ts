import type { Clock } from '../base/clock'
import type { Member, Session } from '../call/Session'
import type { Db } from '../db/schema'
import { isUniqueViolation } from '../db/withTransaction'
import { createMember, memberByUnionid } from './members'
import { findMember, joinTenant, openSession } from './sessions'

export interface WechatIdentity {
  readonly openid: string
  readonly unionid: string
  readonly nickname?: string
  readonly headimgurl?: string
}

interface SignIn {
  readonly iid: number
  readonly identity: WechatIdentity
  /** The logged-in caller, and the bearer of that session. */
  readonly session: Session | null
  readonly bearer: string | null
}

/**
 * Opens a session with an identity of the messaging app. A logged-in member keeps member and session, from which keys
 * are derived, and gets the identity unless it belongs to another member. A visitor becomes the identity's member.
 */
export async function signInByWechat(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { iid, identity, session, bearer: held }: SignIn,
): Promise<{ readonly member: Member; readonly bearer: string }> {
  const { openid, unionid } = identity
  const known = await memberByUnionid(db, iid, unionid)
  const present = session ? await findMember(db, session.userId, iid) : null
  const member = present
    ? await attach(db, present, known, identity)
    : (known ?? (session ? await joinTenant(db, clock, session.userId, iid) : await join(db, clock, iid, identity)))
  const named = await completed(db, member, identity)
  if (held && session?.iid === iid && session.userId === named.user_id) {
    await db.updateTable('session').set({ openid, unionid }).where('id', '=', session.id).execute()
    return { member: named, bearer: held }
  }
  const { bearer } = await openSession(db, clock, { iid, userId: named.user_id, openid, unionid })
  return { member: named, bearer }
}

/** Name of a member whose real name the base scope did not give. */
export const PLACEHOLDER = '新朋友'

/** Attaches a free identity to a member without one. When somebody else is faster, it belongs to them. */
async function attach(db: Db, member: Member, known: Member | null, { openid, unionid }: WechatIdentity) {
  if (member.unionid || known) return member
  try {
    const attached = await db
      .updateTable('member')
      .set({ openid, unionid })
      .where('iid', '=', member.iid)
      .where('id', '=', member.id)
      .where('unionid', 'is', null)
      .returningAll()
      .executeTakeFirst()
    return attached ?? (await findMember(db, member.user_id, member.iid)) ?? member
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return member
  }
}

/** Sets name and picture from the full profile when the base scope gave none. */
async function completed(db: Db, member: Member, { nickname, headimgurl }: WechatIdentity): Promise<Member> {
  if (!nickname || member.nick_name !== PLACEHOLDER) return member
  return await db
    .updateTable('member')
    .set({ nick_name: nickname, ...(member.head_img === '' && headimgurl ? { head_img: headimgurl } : {}) })
    .where('iid', '=', member.iid)
    .where('id', '=', member.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function join(db: Db, clock: Clock, iid: number, it: WechatIdentity): Promise<Member> {
  try {
    const { openid, unionid, nickname, headimgurl = '' } = it
    return await createMember(db, {
      iid,
      nickName: nickname || PLACEHOLDER,
      headImg: headimgurl,
      openid,
      unionid,
      at: clock(),
    })
  } catch (error) {
    const other = isUniqueViolation(error) ? await memberByUnionid(db, iid, it.unionid) : null
    if (!other) throw error
    return other
  }
}

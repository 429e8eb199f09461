import type { Clock } from '../base/clock'
import type { Member, Session } from '../call/Session'
import type { Db } from '../db/schema'
import { isUniqueViolation, withTransaction } from '../db/withTransaction'
import { createMember, memberByMobile } from './members'
import { findMember, openSession } from './sessions'
import { PLACEHOLDER } from './signInByWechat'

interface SignIn {
  readonly iid: number
  /** Verified by the platform. */
  readonly mobile: string
  /** The session that the login code opened at launch. */
  readonly session: Session | null
}

/**
 * Logs in the owner of a number that the platform has verified. A number without an owner goes to the member whom the
 * platform knows; the identity of a member who has done nothing yet moves to the number's owner.
 */
export async function signInByPhone(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { iid, mobile, session }: SignIn,
): Promise<{ readonly member: Member; readonly bearer: string }> {
  const present = session ? await findMember(db, session.userId, iid) : null
  const owner = await memberByMobile(db, iid, mobile)
  const member = owner
    ? await takeOver(db, owner, present)
    : await claim(db, clock, { iid, mobile, present: present?.mobile ? null : present })
  const { openid = null, unionid = member.unionid } = session ?? {}
  const { bearer } = await openSession(db, clock, { iid, userId: member.user_id, openid, unionid })
  return { member, bearer }
}

async function takeOver(db: Db, owner: Member, present: Member | null): Promise<Member> {
  if (!present || present.id === owner.id) return owner
  return await withTransaction(db, async (trx) => {
    const [from, to] = await lockBoth(trx, present, owner)
    // The first claim wins: somebody may already have got another number or another identity.
    if (!from?.unionid || from.mobile || !to || to.unionid) return to ?? owner
    const ordered = await trx
      .selectFrom('orders')
      .select('id')
      .where('iid', '=', from.iid)
      .where('user_id', '=', from.user_id)
      .limit(1)
      .executeTakeFirst()
    if (ordered) return to
    const { openid, unionid } = from
    await trx
      .updateTable('member')
      .set({ openid: null, unionid: null })
      .where('iid', '=', from.iid)
      .where('id', '=', from.id)
      .execute()
    return await trx
      .updateTable('member')
      .set({ openid, unionid })
      .where('iid', '=', to.iid)
      .where('id', '=', to.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/**
 * Locks both current rows until the end of the transaction. The order is always the same, so that no two
 * transactions wait for each other.
 */
async function lockBoth(trx: Db, one: Member, other: Member): Promise<[Member | undefined, Member | undefined]> {
  const rows = await trx
    .selectFrom('member')
    .selectAll()
    .where('iid', 'in', [one.iid, other.iid])
    .where('id', 'in', [one.id, other.id])
    .orderBy('id')
    .forUpdate()
    .execute()
  return [rows.find(({ id }) => id === one.id), rows.find(({ id }) => id === other.id)]
}

async function claim(
  db: Db,
  clock: Clock,
  { iid, mobile, present }: { iid: number; mobile: string; present: Member | null },
): Promise<Member> {
  const name = `用户${mobile.slice(-4)}`
  try {
    if (!present) return await createMember(db, { iid, nickName: name, mobile, at: clock() })
    return await db
      .updateTable('member')
      .set({ mobile, ...(present.nick_name === PLACEHOLDER ? { nick_name: name } : {}) })
      .where('iid', '=', present.iid)
      .where('id', '=', present.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    const other = isUniqueViolation(error) ? await memberByMobile(db, iid, mobile) : null
    if (!other) throw error
    return other
  }
}

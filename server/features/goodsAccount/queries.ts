import { type GoodsAccount, type GoodsAccountChild, MOST_COUNTED, type Profile } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'

type Person = Pick<Member, 'iid' | 'user_id'>

/** The account that a member owns. */
export const ownAccount = (db: Db, { iid, user_id }: Person) =>
  db.selectFrom('cm_account').selectAll().where('iid', '=', iid).where('owner_user_id', '=', user_id).executeTakeFirst()

/** The owned account by its id; somebody else's is NOTFOUND. */
export async function requireOwnAccount(db: Db, me: Person, id: string) {
  const account = await ownAccount(db, me)
  if (!account || String(account.id) !== id) throw new CallError('NOTFOUND')
  return account
}

/** The account that a member has joined. */
const joinedAccount = (db: Db, { iid, user_id }: Person) =>
  db
    .selectFrom('cm_child as c')
    .innerJoin('cm_account as a', (on) => on.onRef('a.iid', '=', 'c.iid').onRef('a.id', '=', 'c.account_id'))
    .selectAll('a')
    .where('c.iid', '=', iid)
    .where('c.user_id', '=', user_id)
    .executeTakeFirst()

/** Number of children of an account. */
export async function takenSeats(db: Db, { iid, id }: { iid: number; id: number }): Promise<number> {
  const { n } = await db
    .selectFrom('cm_child')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The account that a member owns or has joined; null without one. */
export async function accountOf(db: Db, asker: Asker): Promise<GoodsAccount | null> {
  const me = memberOf(asker)
  const own = await ownAccount(db, me)
  const account = own ?? (await joinedAccount(db, me))
  if (!account) return null
  const { id, name, discount, seats } = account
  const used = await takenSeats(db, account)
  return { id: String(id), name, discount, seats, used, isOwner: own !== undefined }
}

/** What a member has to do with goods accounts: their own, one they joined, one they could join; null without any here. */
export async function goodsStanding(db: Db, me: Person): Promise<Profile['goodsAccount']> {
  if (await ownAccount(db, me)) return 'owner'
  if (await joinedAccount(db, me)) return 'child'
  const some = await db.selectFrom('cm_account').select('id').where('iid', '=', me.iid).limit(1).executeTakeFirst()
  return some ? 'open' : null
}

/** The children of an owned account, the latest first. */
export async function childrenOf(db: Db, me: Person, id: string): Promise<GoodsAccountChild[]> {
  const account = await requireOwnAccount(db, me, id)
  const rows = await db
    .selectFrom('cm_child as c')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'c.iid').onRef('m.user_id', '=', 'c.user_id'))
    .select(['c.id', 'c.user_id', 'c.joined_at', 'm.nick_name'])
    .where('c.iid', '=', me.iid)
    .where('c.account_id', '=', account.id)
    .orderBy('c.id', 'desc')
    .limit(MOST_COUNTED)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    userId: row.user_id,
    nickname: row.nick_name,
    joinedAt: row.joined_at,
  }))
}

/** Removes a child from the caller's own account; changes nothing for somebody who is not in it. */
export async function removeChild(db: Db, me: Person, id: string): Promise<true> {
  const account = await ownAccount(db, me)
  if (account && /^\d{1,15}$/.test(id))
    await db
      .deleteFrom('cm_child')
      .where('iid', '=', me.iid)
      .where('id', '=', Number(id))
      .where('account_id', '=', account.id)
      .execute()
  return true
}

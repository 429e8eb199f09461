import { randomCode } from '../../base/randomCode'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { ownAccount, requireOwnAccount, takenSeats } from './queries'

const DAY = 86_400_000
const LENGTH = 10

const lockAccount = (db: Db, iid: number, id: number) =>
  db.selectFrom('cm_account').selectAll().where('iid', '=', iid).where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * The code that invites one more person for 24 hours: the unused code, otherwise a new one. FULL without a free
 * seat.
 */
export async function childCode(ctx: Context, id: string): Promise<{ code: string; expireAt: number }> {
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    const { iid, me } = ctx
    const account = await lockAccount(db, iid, (await requireOwnAccount(db, me, id)).id)
    if (!account) throw new CallError('NOTFOUND')
    if ((await takenSeats(db, account)) >= account.seats) throw new CallError('FULL')
    const live = await db
      .selectFrom('cm_code')
      .select(['code', 'expire_at'])
      .where('iid', '=', iid)
      .where('account_id', '=', account.id)
      .where('used_by', 'is', null)
      .where('expire_at', '>', at)
      .orderBy('expire_at', 'desc')
      .executeTakeFirst()
    if (live) return { code: live.code, expireAt: live.expire_at }
    const code = { code: randomCode(LENGTH), expire_at: at + DAY }
    await db
      .insertInto('cm_code')
      .values({ iid, account_id: account.id, used_by: null, ...code })
      .execute()
    return { code: code.code, expireAt: code.expire_at }
  })
}

/**
 * Joins the account of a code and uses the code up. CODE when the code is wrong, used or expired; FULL when no seat
 * is free; DUP when the caller already owns or has joined an account. A repeat by the same person has the same
 * answer.
 */
export async function joinByCode(ctx: Context, code: string): Promise<{ accountId: string; name: string }> {
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    const row = await db
      .selectFrom('cm_code')
      .selectAll()
      .where('iid', '=', iid)
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    const account = row && (await lockAccount(db, iid, row.account_id))
    if (!row || !account) throw new CallError('CODE')
    const joined = { accountId: String(account.id), name: account.name }
    const child = await db
      .selectFrom('cm_child')
      .select('account_id')
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .executeTakeFirst()
    if (row.used_by === me.user_id && child?.account_id === account.id) return joined
    if (row.used_by !== null || row.expire_at <= at) throw new CallError('CODE')
    if (child || (await ownAccount(db, me))) throw new CallError('DUP')
    if ((await takenSeats(db, account)) >= account.seats) throw new CallError('FULL')
    const added = await db
      .insertInto('cm_child')
      .values({ iid, account_id: account.id, user_id: me.user_id, joined_at: at })
      .onConflict((conflict) => conflict.columns(['iid', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new CallError('DUP')
    await db
      .updateTable('cm_code')
      .set({ used_by: me.user_id })
      .where('iid', '=', iid)
      .where('code', '=', code)
      .execute()
    return joined
  })
}

import type { CoinAccount, CoinEntry, CoinRule, Page } from '@quanzi/contract'
import { shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { accountIdIn, balanceOf, move, post, tenantAccount, userAccount } from '../../ledger/post'

const DAY = 86_400_000
const PAGE = 20
/** Coins for a sign-in; from the seventh consecutive day on there are more. */
const SIGN = 5
const SIGN_LONG = 10
const LONG_STREAK = 7

const signFor = (streak: number): number => (streak >= LONG_STREAK ? SIGN_LONG : SIGN)

async function stateOf(db: Db, me: Member, at: number): Promise<{ signedToday: boolean; streak: number }> {
  const today = shanghaiDay(at)
  const yesterday = shanghaiDay(at - DAY)
  const rows = await db
    .selectFrom('coin_sign')
    .select(['day', 'streak'])
    .where('iid', '=', me.iid)
    .where('user_id', '=', me.user_id)
    .where('day', 'in', [today, yesterday])
    .execute()
  const signed = rows.find((row) => row.day === today)
  return { signedToday: signed !== undefined, streak: signed?.streak ?? rows[0]?.streak ?? 0 }
}

export async function coinAccount(db: Db, me: Member, at: number, gained = 0): Promise<CoinAccount> {
  const balance = await balanceOf(db, userAccount(me.iid, me.user_id, 'coin'), 'COIN')
  return { balance, ...(await stateOf(db, me, at)), gained }
}

/** Signs in for the day; a repeat earns nothing. */
export async function sign(db: Db, me: Member, at: number): Promise<CoinAccount> {
  const { iid } = me
  const day = shanghaiDay(at)
  const streak = (await stateOf(db, me, at)).streak + 1
  const gained = await withTransaction(db, async (trx) => {
    const fresh = await trx
      .insertInto('coin_sign')
      .values({ iid, user_id: me.user_id, day, streak })
      .onConflict((c) => c.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!fresh) return 0
    const coins = signFor(streak)
    await post(trx, {
      iid,
      kind: 'coin earn',
      ref: `sign:${me.user_id}:${day}`,
      reason: '每日签到',
      currency: 'COIN',
      at,
      postings: move(tenantAccount(iid, 'issue'), userAccount(iid, me.user_id, 'coin'), coins),
    })
    return coins
  })
  return await coinAccount(db, me, at, gained)
}

interface EntryRow {
  readonly id: number
  readonly reason: string
  readonly amount: number
  readonly balance_after: number
  readonly at: number
  readonly ref: string
  readonly kind: string
}

/** The entries of the ledger, latest first. */
export async function coinEntries(reader: ListReader, me: Member, pageNo: number): Promise<Page<CoinEntry>> {
  const { iid } = me
  const walk: Walk = {
    from: sql`ledger_entry e`,
    where: [sql`e.iid = ${iid}`, sql`e.account_id = ${accountIdIn(userAccount(iid, me.user_id, 'coin'), 'COIN')}`],
    keys: [sql`e.id`],
    way: 'desc',
    carry: sql`e.id`,
  }
  const listing: Listing = {
    walks: [walk],
    select: sql`e.id, t.reason, e.amount, e.balance_after, t.at, t.ref, t.kind`,
    joins: sql`join ledger_entry e on e.iid = ${iid} and e.id = w.id
      join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id`,
  }
  const question = ['coins', iid, me.user_id]
  const { rows, total, hasMore } = await readPage<EntryRow>(reader, listing, { question, page: pageNo, size: PAGE })
  // Only an order has a page to open.
  const list = rows.map((row) => ({
    id: String(row.id),
    reason: row.reason,
    amount: row.amount,
    balance: row.balance_after,
    time: row.at,
    refId: row.kind === 'coin earn' ? '' : row.ref,
  }))
  return { list, total, hasMore }
}

/** The ways to earn coins that exist. */
export async function coinRules(db: Db, member: Member | null, at: number): Promise<CoinRule[]> {
  const state = member ? await stateOf(db, member, at) : { signedToday: false, streak: 0 }
  return [
    {
      type: 'sign',
      name: '每日签到',
      coins: signFor(state.streak + (state.signedToday ? 0 : 1)),
      dailyMax: 1,
      done: state.signedToday ? 1 : 0,
    },
  ]
}

import { COIN_AMOUNTS, COIN_TIMES, type CoinAmounts, type CoinTask, shanghaiDay, startOfDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { takeTurns } from '../db/takeTurns'
import { withTransaction } from '../db/withTransaction'
import { accountIdIn, move, post, tenantAccount, userAccount } from './post'

/** Who earns coins. */
interface Earner {
  readonly iid: number
  readonly user_id: number
}

interface Deed {
  readonly task: CoinTask
  /** What was done: it earns coins once. */
  readonly event: string
  readonly at: number
  /** The number of coins, where it is not the task's own. */
  readonly coins?: number
}

const REASONS: Readonly<Record<CoinTask, string>> = {
  sign: '每日签到',
  review: '发表评价',
  note: '发布笔记',
  profile: '完善资料',
}

/** A number of the tenant's settings; anything that is no amount of coins is ignored. */
const amountFrom = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000 ? value : fallback

/** The tenant's amounts for each task. */
export async function coinAmounts(db: Db, iid: number): Promise<CoinAmounts> {
  const tenant = await db.selectFrom('tenants').select('settings').where('iid', '=', iid).executeTakeFirst()
  const set = tenant?.settings.coins
  const own: Readonly<Record<string, unknown>> = typeof set === 'object' && set !== null ? { ...set } : {}
  const entries = Object.entries(COIN_AMOUNTS).map(([key, coins]) => [key, amountFrom(own[key], coins)])
  return Object.fromEntries(entries) as CoinAmounts
}

/** How often the member has earned coins with each task today. */
export async function earnedToday(db: Db, { iid, user_id }: Earner, at: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ task: string; n: number }>`
    select split_part(t.ref, ':', 1) as task, count(*) as n
    from ledger_entry e join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id
    where e.iid = ${iid} and e.account_id = ${accountIdIn(userAccount(iid, user_id, 'coin'), 'COIN')}
      and e.at >= ${startOfDay(shanghaiDay(at))} and t.kind = 'coin earn'
    group by 1`.execute(db)
  return new Map(rows.map(({ task, n }) => [task, Number(n)]))
}

/** The name under which a deed is booked, once. */
export const coinRef = ({ user_id }: Earner, task: CoinTask, event: string): string => `${task}:${user_id}:${event}`

/**
 * Books the coins of a deed in the transaction in which it happens, and returns them; 0 when it has earned them
 * before, or when the day's number is reached. Deeds of one member are counted one after another.
 */
export async function earnCoins(outer: Db, me: Earner, deed: Deed): Promise<number> {
  const { task, event, at } = deed
  const { iid, user_id } = me
  return await withTransaction(outer, async (db) => {
    await takeTurns(db, iid, `coins ${user_id}`)
    const coins = deed.coins ?? (await coinAmounts(db, iid))[task]
    const done = (await earnedToday(db, me, at)).get(task) ?? 0
    if (coins === 0 || done >= COIN_TIMES[task]) return 0
    const isNew = await post(db, {
      iid,
      kind: 'coin earn',
      ref: coinRef(me, task, event),
      reason: REASONS[task],
      currency: 'COIN',
      at,
      postings: move(tenantAccount(iid, 'issue'), userAccount(iid, user_id, 'coin'), coins),
    })
    return isNew ? coins : 0
  })
}

import { DIS_ROLE_STATUS, ORDER_STATUS, WITHDRAWAL_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../server/db/schema'
import { checkLedger } from '../../server/ledger/checkLedger'
import type { Trader } from './Trader'

const iid = 1000

interface OrderRow {
  readonly id: string
  readonly status: number
  readonly expire_at: number
  readonly paid: number
  readonly booked: number
  readonly tips: number
}

interface WithdrawalRow {
  readonly id: number
  readonly status: number
  readonly held: number
  readonly returned: number
  readonly gone: number
}

const ordersOf = (db: Db, { userId }: Trader) =>
  sql<OrderRow>`
    select o.id, o.status, o.expire_at,
      (select count(*) from payment p where p.iid = o.iid and p.order_id = o.id and p.status = 'paid') as paid,
      (select count(*) from ledger_txn t join payment p on p.iid = t.iid and p.trade_no = t.ref
        where t.iid = o.iid and t.kind = 'pay' and p.order_id = o.id and p.status = 'paid') as booked,
      (select count(*) from tip t where t.iid = o.iid and t.order_id = o.id) as tips
    from orders o where o.iid = ${iid} and o.user_id = ${userId}`.execute(db)

const withdrawalsOf = (db: Db, { userId }: Trader) => {
  const booked = (kind: string) =>
    sql`(select count(*) from ledger_txn t where t.iid = d.iid and t.kind = ${kind} and t.ref = d.id::text)`
  return sql<WithdrawalRow>`
    select d.id, d.status, ${booked('withdraw hold')} as held, ${booked('withdraw return')} as returned,
      ${booked('withdraw')} as gone
    from withdrawal d where d.iid = ${iid} and d.user_id = ${userId}`.execute(db)
}

/** How often each gift of the ladder was noted and booked. */
const giftsOf = (db: Db, { userId }: Trader) =>
  sql<{ id: string; booked: number }>`
    select g.gift_id as id, (select count(*) from ledger_txn t where t.iid = g.iid and t.kind = 'coin earn'
      and t.ref = 'invite:' || g.user_id || ':' || g.gift_id) as booked
    from invite_gift_take g where g.iid = ${iid} and g.user_id = ${userId}`.execute(db)

/** Rows that are not in the journal are those whose answer was lost on the way. */
function compare<R>(
  what: string,
  trader: Trader,
  rows: readonly R[],
  {
    idOf,
    known,
    problem,
  }: {
    readonly idOf: (row: R) => string
    readonly known: Iterable<string>
    readonly problem: (row: R) => string | null
  },
): string[] {
  const journal = new Set(known)
  const strangers = rows.filter((row) => !journal.has(idOf(row))).length
  const lost = trader.lost.filter((subject) => subject === what).length
  const there = new Set(rows.map(idOf))
  return [
    ...[...journal].filter((id) => !there.has(id)).map((id) => `${what} ${id} is gone`),
    ...(strangers > lost ? [`${strangers} of ${what} that nobody was told of, ${lost} answers lost`] : []),
    ...(there.size < rows.length ? [`${what}: the same twice`] : []),
    ...rows.flatMap((row) => {
      const found = problem(row)
      return found === null ? [] : [`${what} ${idOf(row)}: ${found}`]
    }),
  ]
}

function orderProblem(trader: Trader, row: OrderRow): string | null {
  const isPaid = row.status >= ORDER_STATUS.paid
  const once = isPaid ? 1 : 0
  if (row.paid !== once || row.booked !== once) return `in ${row.status}: paid ${row.paid}, booked ${row.booked} times`
  const known = trader.journal.orders.get(row.id)
  if (known?.isPaid && !isPaid) return `acknowledged as paid, is in ${row.status}`
  if (!known || trader.lost.includes(row.id) || trader.unread.has(row.id)) return null
  if (row.tips !== (known.kind === 'tip' ? once : 0)) return `${row.tips} tips`
  const isLate = known.status === ORDER_STATUS.waiting && row.status === ORDER_STATUS.expired
  return known.status === row.status || isLate ? null : `acknowledged in ${known.status}, is in ${row.status}`
}

const { approved, paid, rejected, failed, cancelled } = WITHDRAWAL_STATUS

function withdrawalProblem(trader: Trader, row: WithdrawalRow): string | null {
  const { status, held, returned, gone } = row
  const back = status === rejected || status === failed || status === cancelled ? 1 : 0
  if (held !== 1 || returned !== back || gone !== (status === paid ? 1 : 0))
    return `in ${status}: held ${held}, returned ${returned}, paid ${gone} times`
  const known = trader.journal.withdrawals.get(String(row.id))
  if (!known || trader.lost.includes(known.id)) return null
  const moved = known.status === approved && (status === paid || status === failed)
  return known.status === status || moved ? null : `acknowledged in ${known.status}, is in ${status}`
}

async function judgeOne(db: Db, trader: Trader): Promise<string[]> {
  const { journal, lost, userId } = trader
  const [orders, withdrawals, gifts] = [
    (await ordersOf(db, trader)).rows.map(numbers),
    (await withdrawalsOf(db, trader)).rows.map(numbers),
    (await giftsOf(db, trader)).rows.map(numbers),
  ]
  const roles = await db
    .selectFrom('dis_role')
    .select(['id', 'status'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .execute()
  const problems = [
    ...compare('order', trader, orders, {
      ...{ idOf: ({ id }) => id, known: journal.orders.keys() },
      problem: (row) => orderProblem(trader, row),
    }),
    ...compare('withdrawal', trader, withdrawals, {
      ...{ idOf: ({ id }) => String(id), known: journal.withdrawals.keys() },
      problem: (row) => withdrawalProblem(trader, row),
    }),
    ...compare('gift', trader, gifts, {
      ...{ idOf: ({ id }) => id, known: journal.gifts },
      problem: ({ booked }) => (booked === 1 ? null : `booked ${booked} times`),
    }),
    ...compare('role', trader, roles, {
      ...{ idOf: ({ id }) => String(id), known: journal.roles.keys() },
      problem: ({ id, status }) => {
        const known = journal.roles.get(String(id)) ?? status
        return known === status || lost.includes(String(id)) ? null : `acknowledged in ${known}, is in ${status}`
      },
    }),
    ...(roles.filter(({ status }) => status !== DIS_ROLE_STATUS.cancelled).length > 1 ? ['two roles at once'] : []),
    ...trader.faults.splice(0),
  ]
  return problems.map((problem) => `member ${userId}: ${problem}`)
}

/** Counts come as text from PostgreSQL. */
const numbers = <R extends object>(row: R): R =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, key === 'id' ? value : Number(value)])) as R

/** Balances that must not be negative and are. */
const overdrawn = (db: Db) =>
  sql<{ owner: number; kind: string; balance: number }>`
    select owner, kind, balance from ledger_account
    where balance < 0 and kind not in ('channel', 'payout', 'fee', 'issue', 'marketing')`.execute(db)

/**
 * The problems of the books and of each member's acknowledged operations. All statements see the same moment, while the
 * server's jobs go on.
 */
export async function judge(db: Db, traders: readonly Trader[]): Promise<string[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const problems = (await checkLedger(moment)).map(String)
      for (const { owner, kind, balance } of (await overdrawn(moment)).rows)
        problems.push(`${kind} of ${owner} holds ${balance}`)
      for (const trader of traders) problems.push(...(await judgeOne(moment, trader)))
      return problems
    })
}

/** How many commissions there are in each state, as text. */
export async function commissionsOf(db: Db): Promise<string> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*) as n from commission where iid = ${iid} group by status order by status`.execute(db)
  return rows.map(({ status, n }) => `${n} ${status}`).join(', ')
}

import {
  addDays,
  DIS_ROLE_STATUS,
  type DistributionStatistic,
  daysBetween,
  type GrowthBy,
  type GrowthRow,
  type Page,
  type PeriodFigures,
  shanghaiDay,
  shanghaiMonth,
  startOfDay,
  startOfMonth,
} from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { distributionRules } from '../../trade/distributionRules'
import { watchedRole } from './distributors'

/** The beginnings of the periods that are summed, ms. */
interface Since {
  readonly today: number
  readonly month: number
}

interface Sums {
  readonly orders: number
  readonly amount: number
  readonly today_orders: number
  readonly today_amount: number
  readonly month_orders: number
  readonly month_amount: number
}

/** A role's orders of all periods, without refunded ones: one walk along the index. */
async function ordersOf(db: Db, iid: number, roleId: number, { today, month }: Since): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*) as orders, coalesce(sum(payable), 0) as amount,
      count(*) filter (where paid_at >= ${today}) as today_orders,
      coalesce(sum(payable) filter (where paid_at >= ${today}), 0) as today_amount,
      count(*) filter (where paid_at >= ${month}) as month_orders,
      coalesce(sum(payable) filter (where paid_at >= ${month}), 0) as month_amount
    from orders where iid = ${iid} and role_id = ${roleId} and status > 10 and status <> 18 and paid_at is not null`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('an aggregate without a row')
  return row
}

interface Earned {
  readonly level: number
  readonly status: string
  readonly amount: number
  readonly today: number
  readonly month: number
}

/**
 * A role's commission by level and state, without what was taken back: one walk along the index. The margin of an own
 * store (level 0) belongs to the store's orders.
 */
async function earnedOf(db: Db, iid: number, roleId: number, { today, month }: Since): Promise<readonly Earned[]> {
  const { rows } = await sql<Earned>`
    select level, status, sum(amount) as amount,
      coalesce(sum(amount) filter (where at >= ${today}), 0) as today,
      coalesce(sum(amount) filter (where at >= ${month}), 0) as month
    from commission where iid = ${iid} and role_id = ${roleId} and level > 0 and status <> 'reversed'
    group by level, status`.execute(db)
  return rows
}

/** `/multidis/statistic`: level 1 are the fans, level n the distributors n − 1 levels below. */
export async function statistic(db: Db, asker: Asker, id?: string): Promise<DistributionStatistic> {
  const role = await watchedRole(db, asker, id)
  const since = { today: startOfDay(shanghaiDay(asker.at)), month: startOfMonth(shanghaiMonth(asker.at)) }
  const { levels } = await distributionRules(db, asker.iid)
  const [sold, earned, fans, below] = await Promise.all([
    ordersOf(db, asker.iid, role.id, since),
    earnedOf(db, asker.iid, role.id, since),
    countFans(db, asker, role.id),
    peopleBelow(db, asker, role, levels),
  ])
  const sumOf = (field: 'amount' | 'today' | 'month', fits: (row: Earned) => boolean = () => true) =>
    earned.filter(fits).reduce((sum, row) => sum + Number(row[field]), 0)
  const period = (orders: number, amount: number, commission: number): PeriodFigures => ({
    ...{ orders: Number(orders), amount: Number(amount), commission },
  })
  return {
    today: period(sold.today_orders, sold.today_amount, sumOf('today')),
    month: period(sold.month_orders, sold.month_amount, sumOf('month')),
    total: period(sold.orders, sold.amount, sumOf('amount')),
    fans,
    pending: sumOf('amount', (row) => row.status === 'pending'),
    settled: sumOf('amount', (row) => row.status === 'settled'),
    levels: Array.from({ length: levels }, (_, index) => ({
      level: index + 1,
      people: index === 0 ? fans : (below.get(index) ?? 0),
      commission: sumOf('amount', (row) => row.level === index + 1),
    })),
  }
}

/** Number of locked fans: those without an end, and those whose end is still to come. */
async function countFans(db: Db, { iid, at }: Asker, roleId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from fan_lock f where f.iid = ${iid} and f.role_id = ${roleId} and f.released_at is null
        and f.expire_at is null)
      + (select count(*) from fan_lock f where f.iid = ${iid} and f.role_id = ${roleId} and f.released_at is null
        and f.expire_at > ${at}) as n`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** Number of approved distributors of each of the next levels below: at most two statements along an index. */
async function peopleBelow(
  db: Db,
  asker: Asker,
  role: { id: number; path: string; depth: number },
  levels: number,
): Promise<Map<number, number>> {
  const people = new Map<number, number>()
  for (let steps = 1; steps < levels; steps += 1) {
    const row = await db
      .selectFrom('dis_role')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', asker.iid)
      .where('status', '=', DIS_ROLE_STATUS.approved)
      .where('depth', '=', role.depth + steps)
      .where('path', 'like', `${role.path}${role.id}/%`)
      .executeTakeFirstOrThrow()
    people.set(steps, Number(row.n))
  }
  return people
}

const DAY = 86_400_000
const SHANGHAI_OFFSET = 8 * 3_600_000
/** The Shanghai day of an instant as a number. */
const dayOf = (column: RawBuilder<unknown>) => sql`(${column} + ${sql.lit(SHANGHAI_OFFSET)}) / ${sql.lit(DAY)}`

/** The first day of a period that has this day in it. */
function periodOf(day: string, by: GrowthBy): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`
  // Day 0 was a Thursday; weeks begin on Monday.
  return by === 'week' ? addDays(day, -((daysBetween('1970-01-01', day) + 3) % 7)) : day
}

/** The first days of so many periods, the newest first, back to that of a role's first day. */
function periodsOf(first: string, today: string, by: GrowthBy): string[] {
  const periods: string[] = []
  const last = periodOf(first < today ? first : today, by)
  for (let day = periodOf(today, by); day >= last; day = periodOf(addDays(day, -1), by)) periods.push(day)
  return periods
}

/** A page of days, weeks or months, from today back to the role's first day. */
export async function growth(
  db: Db,
  asker: Asker,
  wish: { id?: string | undefined; by: GrowthBy; pageNo: number; pageSize: number },
): Promise<Page<GrowthRow>> {
  const role = await watchedRole(db, asker, wish.id)
  const today = shanghaiDay(asker.at)
  const all = periodsOf(shanghaiDay(role.at), today, wish.by)
  const offset = (wish.pageNo - 1) * wish.pageSize
  const periods = all.slice(offset, offset + wish.pageSize)
  const from = startOfDay(periods.at(-1) ?? today)
  const to = startOfDay(offset === 0 ? addDays(today, 1) : (all[offset - 1] ?? today))
  const byPeriod = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<{ day: number; n: number; sum: number }>`${query} group by 1`.execute(db)
    const sums = new Map<string, { n: number; sum: number }>()
    for (const { day, n, sum } of rows) {
      const key = periodOf(addDays('1970-01-01', Number(day)), wish.by)
      const before = sums.get(key) ?? { n: 0, sum: 0 }
      sums.set(key, { n: before.n + Number(n), sum: before.sum + Number(sum) })
    }
    return sums
  }
  const orders = await byPeriod(sql`
    select ${dayOf(sql`paid_at`)} as day, count(*) as n, sum(payable) as sum from orders
    where iid = ${asker.iid} and role_id = ${role.id} and status > 10 and status <> 18 and paid_at >= ${from} and paid_at < ${to}`)
  const earned = await byPeriod(sql`
    select ${dayOf(sql`at`)} as day, count(*) as n, sum(amount) as sum from commission
    where iid = ${asker.iid} and role_id = ${role.id} and level > 0 and status <> 'reversed' and at >= ${from}
      and at < ${to}`)
  const fans = await byPeriod(sql`
    select ${dayOf(sql`locked_at`)} as day, count(*) as n, 0 as sum from fan_lock
    where iid = ${asker.iid} and role_id = ${role.id} and locked_at >= ${from} and locked_at < ${to}`)
  const children = await byPeriod(sql`
    select ${dayOf(sql`at`)} as day, count(*) as n, 0 as sum from dis_role
    where iid = ${asker.iid} and parent_id = ${role.id} and status = 1 and at >= ${from} and at < ${to}`)
  const list = periods.map(
    (date): GrowthRow => ({
      date,
      fans: fans.get(date)?.n ?? 0,
      children: children.get(date)?.n ?? 0,
      orders: orders.get(date)?.n ?? 0,
      amount: orders.get(date)?.sum ?? 0,
      commission: earned.get(date)?.sum ?? 0,
    }),
  )
  return { list, total: all.length, hasMore: offset + list.length < all.length }
}

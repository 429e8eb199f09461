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
} from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { ROLE_SUMS, type RoleSum } from '../../db/schema/commerce'
import { distributionRules } from '../../trade/distributionRules'
import { ALL_DAYS } from '../../trade/roleSums'
import { watchedRole } from './distributors'

/** A role's kept sums of these days, from one to another, and of all days together under ''. */
const sumsOf = (db: Db, { iid }: Asker, roleId: number, from: string, to: string) =>
  db
    .selectFrom('role_sum')
    .select(['day', ...ROLE_SUMS])
    .where('iid', '=', iid)
    .where('role_id', '=', roleId)
    .where(({ or, and, eb }) => or([eb('day', '=', ALL_DAYS), and([eb('day', '>=', from), eb('day', '<=', to)])]))
    .execute()

type Sums = Pick<Awaited<ReturnType<typeof sumsOf>>[number], RoleSum>

const addUp = (rows: readonly Sums[], sum: RoleSum): number => rows.reduce((total, row) => total + Number(row[sum]), 0)

const figuresOf = (rows: readonly Sums[]): PeriodFigures => ({
  orders: addUp(rows, 'orders'),
  amount: addUp(rows, 'amount'),
  commission: addUp(rows, 'pending') + addUp(rows, 'settled'),
})

/** `/multidis/statistic`: level 1 are the fans, level n the distributors n − 1 levels below. */
export async function statistic(db: Db, asker: Asker, id?: string): Promise<DistributionStatistic> {
  const role = await watchedRole(db, asker, id)
  const today = shanghaiDay(asker.at)
  const { levels } = await distributionRules(db, asker.iid)
  const [sums, fans, below] = await Promise.all([
    sumsOf(db, asker, role.id, `${shanghaiMonth(asker.at)}-01`, today),
    countFans(db, asker, role.id),
    peopleBelow(db, asker, role, levels),
  ])
  const total = sums.filter(({ day }) => day === ALL_DAYS)
  return {
    today: figuresOf(sums.filter(({ day }) => day === today)),
    month: figuresOf(sums.filter(({ day }) => day !== ALL_DAYS)),
    total: figuresOf(total),
    fans,
    pending: addUp(total, 'pending'),
    settled: addUp(total, 'settled'),
    levels: LEVEL_SUMS.slice(0, levels).map((sum, index) => ({
      level: index + 1,
      people: index === 0 ? fans : (below.get(index) ?? 0),
      commission: addUp(total, sum),
    })),
  }
}

const LEVEL_SUMS = ['level1', 'level2', 'level3'] as const

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
    const { rows } = await sql<{ day: number; n: number }>`${query} group by 1`.execute(db)
    const counts = new Map<string, number>()
    for (const { day, n } of rows) {
      const key = periodOf(addDays('1970-01-01', Number(day)), wish.by)
      counts.set(key, (counts.get(key) ?? 0) + Number(n))
    }
    return counts
  }
  const fans = await byPeriod(sql`
    select ${dayOf(sql`locked_at`)} as day, count(*) as n from fan_lock
    where iid = ${asker.iid} and role_id = ${role.id} and locked_at >= ${from} and locked_at < ${to}`)
  const recruited = await byPeriod(sql`
    select ${dayOf(sql`at`)} as day, count(*) as n from dis_role
    where iid = ${asker.iid} and parent_id = ${role.id} and status = 1 and at >= ${from} and at < ${to}`)
  const kept = await sumsOf(db, asker, role.id, periods.at(-1) ?? today, addDays(shanghaiDay(to), -1))
  const sums = new Map<string, Sums[]>()
  for (const { day, ...sum } of kept) {
    const key = day === ALL_DAYS ? ALL_DAYS : periodOf(day, wish.by)
    sums.set(key, [...(sums.get(key) ?? []), sum])
  }
  const list = periods.map((date): GrowthRow => {
    const [joined, children] = [fans.get(date) ?? 0, recruited.get(date) ?? 0]
    return { date, fans: joined, children, ...figuresOf(sums.get(date) ?? []) }
  })
  return { list, total: all.length, hasMore: offset + list.length < all.length }
}

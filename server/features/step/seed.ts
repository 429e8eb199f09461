import { AVERAGE_FROM, shanghaiDay, startOfDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { countScores } from '../../items/rankScores'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { addWalkers, walkersOf } from '../../seed/walkers'

const DAY = 86_400_000
const CITIES = ['330100', '330200', '310100', '320500', '320100', '350200', '340100', '330600', '440300']
const TEAMS = [
  ['早起走湖', '六点半，断桥见'],
  ['午饭后散步', '一圈两公里'],
  ['通勤走路队', '提前一站下车'],
  ['周末大步走', '周六二十公里'],
  ['亲子慢慢走', '边走边认树'],
  ['夜行人', '晚饭后出发'],
] as const
const TEAM_SIZE = 7

interface Plan {
  readonly id: string
  readonly title: string
  readonly goalDay: number
  readonly goalTotal: number
  /** How many days ago it began. */
  readonly age: number
}

/** The first demo tenant has a challenge of 31 days with 60 people; the smaller ones a small one. */
const PLANS: Readonly<Record<number, Plan>> = {
  1000: { id: 'walk-31', title: '一起走 31 天', goalDay: 8000, goalTotal: 200_000, age: 22 },
  3073: { id: 'campus-walk', title: '校园健步走', goalDay: 6000, goalTotal: 100_000, age: 10 },
  3192: { id: 'coast-walk', title: '替远行的人多走一步', goalDay: 6000, goalTotal: 90_000, age: 10 },
  3214: { id: 'block-walk', title: '街坊走走', goalDay: 5000, goalTotal: 80_000, age: 10 },
}

/** How far somebody walks on a day: between 3,000 and 16,000, weekends farther; the same at each start. */
const stepsOf = (person: number, day: number): number => {
  const mood = (person * 7919 + day * 104_729) % 9_000
  return 3_000 + (person % 5) * 600 + mood + (day % 7 > 4 ? 1_600 : 0)
}

/** A running challenge with its walkers, cities and teams. */
export const plantSteps: Planter = async (db, { iid, people }, now) => {
  const plan = PLANS[iid]
  if (!plan) return
  const today = startOfDay(shanghaiDay(now))
  const starts_at = today - plan.age * DAY
  await insertRows(db, 'step_challenge', [
    {
      ...{ iid, id: plan.id, title: plan.title, goal_day: plan.goalDay, goal_total: plan.goalTotal },
      ...{ starts_at, ends_at: starts_at + 31 * DAY },
    },
  ])
  await addWalkers(db, iid, now)
  const users = [...people.map(({ userId }) => userId), ...walkersOf(iid)]
  const days = Array.from({ length: plan.age + 1 }, (_, n) => n)
  await insertRows(
    db,
    'step_day',
    users.flatMap((user_id, person) =>
      days
        // The newest day is not over: the first member's steps have not arrived yet.
        .filter((day) => (person > 0 || day < plan.age) && (person + day) % 9 !== 4)
        .map((day) => ({
          ...{ iid, user_id, date: shanghaiDay(starts_at + day * DAY), steps: stepsOf(person, day) },
          ...{ source: 'wechat' as const, at: starts_at + day * DAY + 14 * 3_600_000 + person * 1000 },
        })),
    ),
  )
  // Each city has fewer walkers than the one before; the last ones too few for an average.
  const city = (person: number) => CITIES[Math.floor(CITIES.length * (((person * 17) % 61) / 61) ** 2)] ?? ''
  await insertRows(
    db,
    'step_city',
    users.map((user_id, person) => ({ iid, user_id, city: city(person), changed_at: now - 40 * DAY })),
  )
  await insertRows(
    db,
    'step_member',
    users.map((user_id, person) => ({
      ...{ iid, challenge_id: plan.id, user_id, city: city(person), joined_at: starts_at },
    })),
  )
  if (iid === 1000) await formTeams(db, { iid, refId: plan.id, users, at: starts_at })
  await countAll(db, iid, plan.id)
}

async function formTeams(
  db: Db,
  { iid, refId, users, at }: { iid: number; refId: string; users: readonly number[]; at: number },
): Promise<void> {
  const ref = { iid, scope: 'step', ref_id: refId }
  const membersOf = (n: number) => users.slice(2 + n * TEAM_SIZE, 2 + (n + 1) * TEAM_SIZE - (n % 3))
  await insertRows(
    db,
    'team',
    TEAMS.map(([name, slogan], n) => ({
      ...{ ...ref, id: `walk-team-${n + 1}`, name, slogan, captain_id: membersOf(n)[0] ?? 0, open: n !== 2 },
      ...{ max: n === 0 ? TEAM_SIZE : 10, size: membersOf(n).length, created_at: at },
      ...{ code: `walk-${n + 1}`, code_expires: at },
    })),
  )
  await insertRows(
    db,
    'team_member',
    TEAMS.flatMap((_, n) =>
      membersOf(n).map((user_id) => ({
        ...{ ...ref, team_id: `walk-team-${n + 1}`, user_id, state: 'active' as const, joined_at: at },
      })),
    ),
  )
}

/** Totals, cities and ranks of the planted days, counted in the database: what each record would have added. */
async function countAll(db: Db, iid: number, refId: string): Promise<void> {
  await sql`update step_member m set total = d.total, reached_at = d.at
    from (select user_id, sum(steps) as total, max(at) as at from step_day where iid = ${iid} group by user_id) d
    where m.iid = ${iid} and m.challenge_id = ${refId} and d.user_id = m.user_id`.execute(db)
  await sql`insert into step_city_total (iid, challenge_id, city, members, total)
    select iid, challenge_id, city, count(*), sum(total) from step_member
    where iid = ${iid} and challenge_id = ${refId} and city <> '' group by iid, challenge_id, city`.execute(db)
  const columns = sql`(iid, scope, ref_id, by, period, rows, subject_id, value, reached_at)`
  await sql`insert into rank_score ${columns}
    select iid, 'step', challenge_id, 'steps', 'total', 'person', user_id::text, total, reached_at
      from step_member where iid = ${iid} and challenge_id = ${refId}
    union all select iid, 'step', ${refId}, 'steps', date, 'person', user_id::text, steps, at
      from step_day where iid = ${iid}
    union all select t.iid, 'step', t.ref_id, 'steps', 'total', 'team', t.team_id, sum(m.total), max(m.reached_at)
      from team_member t join step_member m on m.iid = ${iid} and m.challenge_id = ${refId} and m.user_id = t.user_id
      where t.iid = ${iid} and t.scope = 'step' and t.ref_id = ${refId} and t.state = 'active'
      group by t.iid, t.ref_id, t.team_id
    union all select iid, 'step', challenge_id, 'steps', 'total', 'city', city, total, 0
      from step_city_total where iid = ${iid} and challenge_id = ${refId}
    union all select iid, 'step', challenge_id, 'average', 'total', 'city', city, round(total::numeric / members), 0
      from step_city_total where iid = ${iid} and challenge_id = ${refId}
        and members >= ${AVERAGE_FROM}`.execute(db)
  await countScores(db, { iid, scope: 'step', refId })
}

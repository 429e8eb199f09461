import { CITY_DAYS, Regions } from '@quanzi/contract'
import regions from '../../../contract/regions/regions.json'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { keepScores, type Score } from '../../items/rankScores'
import { joinedChallenges } from './challenges'
import { moveCity } from './cityTotals'
import { takePersonsTurn } from './takePart'

const DAY = 86_400_000
const tree = new Regions(regions)

/** True for a region of the second level, which is what people call their city. */
export const isCity = (code: string): boolean => tree.path(code).length === 2

/** Name of a city; of the one city of a municipality that of its province. */
export function cityName(code: string): string {
  const [province, city] = tree.path(code)
  if (!city) return province?.name ?? ''
  return city.name === '市辖区' ? (province?.name ?? city.name) : city.name
}

/** Sets the own city. The totals of the running challenges move there; once in 30 days. */
export async function setCity(ctx: Context, city: string): Promise<{ city: string; again?: boolean }> {
  const { db, iid, me } = ctx
  if (!isCity(city)) throw paramError('city', REASONS.noCity)
  const at = ctx.clock()
  const userId = me.user_id
  await takePersonsTurn(db, iid, userId)
  const known = await db
    .selectFrom('step_city')
    .select(['city', 'changed_at'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known?.city === city) return { city, again: true }
  if (known && known.changed_at + CITY_DAYS * DAY > at)
    throw new CallError('LIMIT', { detail: REASONS.cityMonth, data: { until: known.changed_at + CITY_DAYS * DAY } })
  await db
    .insertInto('step_city')
    .values({ iid, user_id: userId, city, changed_at: at })
    .onConflict((conflict) => conflict.columns(['iid', 'user_id']).doUpdateSet({ city, changed_at: at }))
    .execute()
  for (const challenge of await joinedChallenges(db, { iid, userId, at }))
    await moveHome(db, { iid, challengeId: challenge.id, userId, city }, at)
  return { city }
}

/** Moves a person's total from one city to another; cities are locked in ascending order, so that no two wait for each other. */
export async function moveHome(
  db: Db,
  { iid, challengeId, userId, city }: { iid: number; challengeId: string; userId: number; city: string },
  at: number,
): Promise<void> {
  const row = await db
    .selectFrom('step_member')
    .select(['total', 'city'])
    .where('iid', '=', iid)
    .where('challenge_id', '=', challengeId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.city === city) return
  await db
    .updateTable('step_member')
    .set({ city })
    .where('iid', '=', iid)
    .where('challenge_id', '=', challengeId)
    .where('user_id', '=', userId)
    .execute()
  const moves = [
    { city: row.city, members: -1, total: -row.total },
    { city, members: 1, total: row.total },
  ]
  const scores: Score[] = []
  for (const move of moves.filter((one) => one.city !== '').sort((a, b) => (a.city < b.city ? -1 : 1)))
    scores.push(...(await moveCity(db, { iid, id: challengeId }, move, at)))
  await keepScores(db, scores)
}

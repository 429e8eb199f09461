import type { GamePlace, RankBy } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { storedScore } from '../../items/rankOrder'
import { placeInRank } from '../../items/rankPlace'
import { keepScores, type RankKey, rankPart, type Score } from '../../items/rankScores'

/** So many results are scored in one statement; each has up to eight rows. */
const AT_ONCE = 500

/** Whoever writes results takes this turn first: scores are computed from rows that nobody changes meanwhile. */
export const takeResultsTurn = (db: Db, iid: number, gameId: string): Promise<void> =>
  takeTurns(db, iid, `results ${gameId}`)

interface Result {
  readonly entry_id: string
  readonly category_id: string
  readonly sex: 'male' | 'female' | null
  readonly net_ms: number
  readonly gun_ms: number
  readonly hidden: boolean
}

const sexPart = (sex: Result['sex']): { sex?: string } => (sex === null ? {} : { sex: sex === 'male' ? '1' : '2' })

/** A rank of results: of all, or of a category or a sex. */
const resultRank = (iid: number, refId: string, by: RankBy, part: string): RankKey => ({
  ...{ iid, scope: 'game', refId, by, period: 'total', rows: 'result', part },
})

function scoresOf(iid: number, gameId: string, result: Result): Score[] {
  const { entry_id: subjectId, category_id: categoryId, net_ms, gun_ms, hidden } = result
  const sex = sexPart(result.sex)
  const parts = new Set([{}, { categoryId }, sex, { categoryId, ...sex }].map(rankPart))
  return [...parts].flatMap((part) =>
    (
      [
        ['net', net_ms, gun_ms],
        ['gun', gun_ms, net_ms],
      ] as const
    ).map(([by, value, reachedAt]) => ({
      ...{ ...resultRank(iid, gameId, by, part), subjectId, value: hidden ? null : value, reachedAt },
    })),
  )
}

/**
 * Writes results into the ranks: by net and by gun time, in all, by category and by sex. Places are read from there, so
 * that a correction among 50,000 results is a few rows. Nobody sees the ranks before the results are out.
 */
export async function scoreResults(db: Db, iid: number, gameId: string, entryIds: readonly string[]): Promise<void> {
  for (let from = 0; from < entryIds.length; from += AT_ONCE) {
    const results = await db
      .selectFrom('game_result')
      .select(['entry_id', 'category_id', 'sex', 'net_ms', 'gun_ms', 'hidden'])
      .where('iid', '=', iid)
      .where('game_id', '=', gameId)
      .where('entry_id', 'in', entryIds.slice(from, from + AT_ONCE))
      .execute()
    await keepScores(
      db,
      results.flatMap((result) => scoresOf(iid, gameId, result)),
    )
  }
}

/** Place and number of runners by net time in a part of the results; null while the result is hidden. */
async function placedIn(
  db: Db,
  iid: number,
  gameId: string,
  { entry_id: subject_id, net_ms, gun_ms, hidden }: Result,
  part: string,
): Promise<GamePlace | null> {
  if (hidden) return null
  const own = { subject_id, value: storedScore('net', net_ms), reached_at: gun_ms }
  return placeInRank(db, resultRank(iid, gameId, 'net', part), own)
}

/** Its place in all. */
export const placeOfAll = (db: Db, iid: number, gameId: string, result: Result): Promise<GamePlace | null> =>
  placedIn(db, iid, gameId, result, '')

/** Its places: in all, in the category, and in the sex where it is known. */
export async function placesOf(
  db: Db,
  iid: number,
  gameId: string,
  result: Result,
): Promise<Record<'all' | 'category' | 'sex', GamePlace | null>> {
  const { category_id: categoryId, sex } = result
  return {
    all: await placeOfAll(db, iid, gameId, result),
    category: await placedIn(db, iid, gameId, result, rankPart({ categoryId })),
    sex: sex === null ? null : await placedIn(db, iid, gameId, result, rankPart(sexPart(sex))),
  }
}

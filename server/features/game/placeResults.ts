import { sql } from 'kysely'
import type { Services } from '../../call/Context'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { storedScore } from '../../items/rankOrder'
import { countScores } from '../../items/rankScores'

/** So many results are placed with the answer. Eight rows each, 50,000 take seconds: those are left to the job. */
const AT_ONCE = 2_000

/**
 * Whoever writes results takes this turn first: results saved while others publish them would stay without places, and
 * the job locks their rows in another order.
 */
export const takeResultsTurn = (db: Db, iid: number, gameId: string): Promise<void> =>
  takeTurns(db, iid, `places ${gameId}`)

/** Fixes the places of published results, or asks the job for it where there are many. */
export async function settlePlaces(db: Db, iid: number, gameId: string): Promise<void> {
  const beyond = await db
    .selectFrom('game_result')
    .select('entry_id')
    .where('iid', '=', iid)
    .where('game_id', '=', gameId)
    .where('hidden', '=', false)
    .orderBy('net_ms')
    .orderBy('gun_ms')
    .orderBy('entry_id')
    .offset(AT_ONCE)
    .limit(1)
    .executeTakeFirst()
  if (!beyond) return await placeResults(db, iid, gameId)
  await db
    .updateTable('game_info')
    .set((eb) => ({ places_asked: eb('places_asked', '+', 1) }))
    .where('iid', '=', iid)
    .where('item_id', '=', gameId)
    .execute()
}

/** Fixes the places that were left to the job. What is asked for meanwhile waits for its next run. */
export async function placeAsked({ db }: Pick<Services, 'db'>): Promise<void> {
  const rows = await db
    .selectFrom('game_info')
    .select(['iid', 'item_id', 'places_asked'])
    .whereRef('places_asked', '>', 'places_done')
    .orderBy('iid')
    .orderBy('item_id')
    .limit(10)
    .modifyEnd(acrossTenants('the job looks for results without places'))
    .execute()
  for (const { iid, item_id, places_asked } of rows)
    await withTransaction(db, async (trx) => {
      await takeResultsTurn(trx, iid, item_id)
      const due = await trx
        .selectFrom('game_info')
        .select('item_id')
        .where('iid', '=', iid)
        .where('item_id', '=', item_id)
        .where('places_done', '<', places_asked)
        .executeTakeFirst()
      if (!due) return
      await placeResults(trx, iid, item_id)
      await trx
        .updateTable('game_info')
        .set({ places_done: places_asked })
        .where('iid', '=', iid)
        .where('item_id', '=', item_id)
        .execute()
    })
}

/** Fixes the places of a game's results, in all, by category and by sex; hidden ones have none. */
export async function placeResults(db: Db, iid: number, gameId: string): Promise<void> {
  await takeResultsTurn(db, iid, gameId)
  // The rows of 50,000 results are held against each other in memory; with less they are sorted as texts.
  await sql`select set_config('work_mem', '64MB', true)`.execute(db)
  await sql`
    update game_result r set place_all = p.place_all, of_all = p.of_all, place_category = p.place_category,
      of_category = p.of_category, place_sex = p.place_sex, of_sex = p.of_sex
    from (select entry_id,
        row_number() over (order by net_ms, gun_ms, entry_id) as place_all, count(*) over () as of_all,
        row_number() over (partition by category_id order by net_ms, gun_ms, entry_id) as place_category,
        count(*) over (partition by category_id) as of_category,
        case when sex is not null
          then row_number() over (partition by sex order by net_ms, gun_ms, entry_id) end as place_sex,
        case when sex is not null then count(*) over (partition by sex) end as of_sex
      from game_result where iid = ${iid} and game_id = ${gameId} and not hidden) p
    where r.iid = ${iid} and r.game_id = ${gameId} and r.entry_id = p.entry_id
      and (r.place_all, r.of_all, r.place_category, r.of_category, r.place_sex, r.of_sex)
        is distinct from (p.place_all, p.of_all, p.place_category, p.of_category, p.place_sex, p.of_sex)`.execute(db)
  await db
    .updateTable('game_result')
    .set({ place_all: null, of_all: null, place_category: null, of_category: null, place_sex: null, of_sex: null })
    .where('iid', '=', iid)
    .where('game_id', '=', gameId)
    .where('hidden', '=', true)
    .execute()
  await scoreResults(db, iid, gameId)
  await db
    .updateTable('game_info')
    .set({ placed: true })
    .where('iid', '=', iid)
    .where('item_id', '=', gameId)
    .where('placed', '=', false)
    .execute()
}

/**
 * Writes the public results into the ranks: by net and by gun time, in all, by category and by sex. Only rows that
 * differ are written, so that a correction among 50,000 results is a few of them.
 */
async function scoreResults(db: Db, iid: number, gameId: string): Promise<void> {
  const farthest = storedScore('net', 0)
  const wanted = sql`
    select t.by, p.part, r.entry_id as subject_id, ${farthest}::bigint - t.value as value, t.other as reached_at
    from game_result r, lateral (values ('net', r.net_ms, r.gun_ms), ('gun', r.gun_ms, r.net_ms)) t (by, value, other),
      lateral (values (''), ('c:' || r.category_id),
        ('s:' || case r.sex when 'male' then '1' else '2' end),
        ('c:' || r.category_id || ' s:' || case r.sex when 'male' then '1' else '2' end)) p (part)
    where r.iid = ${iid} and r.game_id = ${gameId} and not r.hidden and (r.sex is not null or p.part not like '%s:%')`
  const kept = sql`select by, part, subject_id, value, reached_at from rank_score
    where iid = ${iid} and scope = 'game' and ref_id = ${gameId} and rows = 'result' and period = 'total'`
  // `except` is hashed or sorted whatever the planner knows of the rows; a join of so many could be a loop in a loop.
  await sql`delete from rank_score s using (${kept} except ${wanted}) old
    where s.iid = ${iid} and s.scope = 'game' and s.ref_id = ${gameId} and s.rows = 'result' and s.period = 'total'
      and s.by = old.by and s.part = old.part and s.subject_id = old.subject_id`.execute(db)
  await sql`insert into rank_score (iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at)
    select ${iid}::int, 'game', ${gameId}, w.by, 'total', 'result', w.part, w.subject_id, w.value, w.reached_at
    from (${wanted} except ${kept}) w`.execute(db)
  await countScores(db, { iid, scope: 'game', refId: gameId })
}

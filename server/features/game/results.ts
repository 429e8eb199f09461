import type { GameLeg, GameSplit } from '@quanzi/contract'
import { parseIdCard } from '@quanzi/contract'
import { sql } from 'kysely'
import { requireRight } from '../../call/access'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { storedScore } from '../../items/rankOrder'
import { countScores } from '../../items/rankScores'
import { openIdCard } from '../entries/public'
import { gameInfo, gameItem } from './gameItem'

export interface ResultWish {
  readonly bib: string
  readonly net?: number | null | undefined
  readonly gun: number
  readonly splits?: readonly GameSplit[] | undefined
  readonly legs?: readonly GameLeg[] | undefined
  readonly hidden: boolean
}

interface SaveWish {
  readonly id: string
  readonly rows: readonly ResultWish[]
  readonly publish: boolean
}

/** Writes results by bib; published ones are placed anew at once. Staff with the right `review`. */
export async function saveResults(
  ctx: Context,
  { id, rows, publish }: SaveWish,
): Promise<{ saved: number; unknown: string[]; publishedAt: number | null }> {
  await requireRight(ctx, 'review')
  return await withTransaction(ctx.db, async (db) => {
    await gameItem(db, ctx.iid, id)
    const entrants = await entrantsOf(db, ctx, id, rows)
    const known = rows.filter(({ bib }) => entrants.has(bib))
    for (const row of known) await writeResult(db, ctx.iid, id, entrants.get(row.bib), row)
    const before = (await gameInfo(db, ctx.iid, id))?.published_at ?? null
    const publishedAt = publish ? (before ?? (await markPublished(db, ctx.iid, id, ctx.clock()))) : before
    if (publishedAt !== null) await placeResults(db, ctx.iid, id)
    return {
      saved: known.length,
      unknown: rows.flatMap(({ bib }) => (entrants.has(bib) ? [] : [bib])),
      publishedAt,
    }
  })
}

interface Entrant {
  readonly id: string
  readonly session_id: string
  readonly sex: 'male' | 'female' | null
}

async function entrantsOf(
  db: Db,
  ctx: Context,
  gameId: string,
  rows: readonly ResultWish[],
): Promise<ReadonlyMap<string, Entrant>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('entry')
    .select(['id', 'bib', 'session_id', 'id_enc'])
    .where('iid', '=', ctx.iid)
    .where('scope', '=', 'game')
    .where('ref_id', '=', gameId)
    .where('state', 'in', ['live', 'used'])
    .where(
      'bib',
      'in',
      rows.map(({ bib }) => bib),
    )
    .execute()
  return new Map(
    found.map(({ id, bib, session_id, id_enc }) => {
      const sex = id_enc === null ? null : (parseIdCard(openIdCard(ctx.secrets, id_enc))?.sex ?? null)
      return [bib ?? '', { id, session_id, sex }]
    }),
  )
}

async function writeResult(
  db: Db,
  iid: number,
  gameId: string,
  entrant: Entrant | undefined,
  { net, gun, splits, legs, hidden }: ResultWish,
): Promise<void> {
  if (!entrant) return
  const values = {
    net_ms: net ?? gun,
    gun_ms: gun,
    splits: JSON.stringify(splits ?? []),
    legs: JSON.stringify(legs ?? []),
    hidden,
  }
  await db
    .insertInto('game_result')
    .values({
      ...{ iid, entry_id: entrant.id, game_id: gameId, category_id: entrant.session_id, sex: entrant.sex },
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['iid', 'entry_id']).doUpdateSet(values))
    .execute()
}

/** Fixes the results. Before the hour that was announced nobody sees them. */
async function markPublished(db: Db, iid: number, gameId: string, at: number): Promise<number> {
  const { published_at } = await db
    .insertInto('game_info')
    .values({
      ...{ iid, item_id: gameId, opens_at: null, draw_at: null, confirm_by: null, results_at: null, kit: null },
      sections: '[]',
      published_at: at,
    })
    .onConflict((conflict) => conflict.columns(['iid', 'item_id']).doUpdateSet({ published_at: at }))
    .returning('published_at')
    .executeTakeFirstOrThrow()
  return published_at ?? at
}

/** Fixes the places of a game's results, in all, by category and by sex; hidden ones have none. */
export async function placeResults(db: Db, iid: number, gameId: string): Promise<void> {
  await sql`
    update game_result r set place_all = p.place_all, of_all = p.of_all, place_category = p.place_category,
      of_category = p.of_category, place_sex = case when r.sex is null then null else p.place_sex end,
      of_sex = case when r.sex is null then null else p.of_sex end
    from (select entry_id,
        row_number() over (order by net_ms, gun_ms, entry_id) as place_all, count(*) over () as of_all,
        row_number() over (partition by category_id order by net_ms, gun_ms, entry_id) as place_category,
        count(*) over (partition by category_id) as of_category,
        row_number() over (partition by sex order by net_ms, gun_ms, entry_id) as place_sex,
        count(*) over (partition by sex) as of_sex
      from game_result where iid = ${iid} and game_id = ${gameId} and not hidden) p
    where r.iid = ${iid} and r.game_id = ${gameId} and r.entry_id = p.entry_id`.execute(db)
  await db
    .updateTable('game_result')
    .set({ place_all: null, of_all: null, place_category: null, of_category: null, place_sex: null, of_sex: null })
    .where('iid', '=', iid)
    .where('game_id', '=', gameId)
    .where('hidden', '=', true)
    .execute()
  await scoreResults(db, iid, gameId)
}

/** Writes the public results into the ranks, all of a game at once: by net and by gun time, in all, by category and by sex. */
async function scoreResults(db: Db, iid: number, gameId: string): Promise<void> {
  await db
    .deleteFrom('rank_score')
    .where('iid', '=', iid)
    .where('scope', '=', 'game')
    .where('ref_id', '=', gameId)
    .where('rows', '=', 'result')
    .execute()
  const farthest = storedScore('net', 0)
  await sql`
    insert into rank_score (iid, scope, ref_id, by, period, rows, part, subject_id, value, reached_at)
    select r.iid, 'game', r.game_id, t.by, 'total', 'result', p.part, r.entry_id, ${farthest}::bigint - t.value, t.other
    from game_result r, lateral (values ('net', r.net_ms, r.gun_ms), ('gun', r.gun_ms, r.net_ms)) t (by, value, other),
      lateral (values (''), ('c:' || r.category_id),
        ('s:' || case r.sex when 'male' then '1' else '2' end),
        ('c:' || r.category_id || ' s:' || case r.sex when 'male' then '1' else '2' end)) p (part)
    where r.iid = ${iid} and r.game_id = ${gameId} and not r.hidden and (r.sex is not null or p.part not like '%s:%')`.execute(
    db,
  )
  await countScores(db, { iid, scope: 'game', refId: gameId })
}

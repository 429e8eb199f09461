import type { GameLeg, GameSplit } from '@quanzi/contract'
import { parseIdCard } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { openIdCard } from '../entries/public'
import { gameInfo, gameItem } from './gameItem'
import { netWithGun } from './netWithGun'
import { scoreResults, takeResultsTurn } from './resultScores'

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
  /** The hour of results; 0 for none. */
  readonly resultsAt?: number | undefined
}

/** Writes results by bib, and their places. Staff with the right `review`. */
export async function saveResults(
  ctx: Context,
  { id, rows, publish, resultsAt }: SaveWish,
): Promise<{ saved: number; unknown: string[]; publishedAt: number | null }> {
  await requireRight(ctx, 'review')
  return await withTransaction(ctx.db, async (db) => {
    await gameItem(db, ctx.iid, id)
    await takeResultsTurn(db, ctx.iid, id)
    if (resultsAt !== undefined) await writeInfo(db, ctx.iid, id, { results_at: resultsAt === 0 ? null : resultsAt })
    const entrants = await entrantsOf(db, ctx, id, rows)
    const known = rows.filter(({ bib }) => entrants.has(bib))
    for (const row of known) await writeResult(db, ctx.iid, id, entrants.get(row.bib), row)
    const entries = known.flatMap(({ bib }) => entrants.get(bib)?.id ?? [])
    await scoreResults(db, ctx.iid, id, entries)
    const before = (await gameInfo(db, ctx.iid, id))?.published_at ?? null
    const publishedAt = publish ? (before ?? (await markPublished(db, ctx.iid, id, ctx.clock()))) : before
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
  const times = { gun_ms: gun, hidden }
  const net_ms = net === undefined ? netWithGun(gun) : (net ?? gun)
  const given = {
    ...(splits ? { splits: JSON.stringify(splits) } : {}),
    ...(legs ? { legs: JSON.stringify(legs) } : {}),
  }
  await db
    .insertInto('game_result')
    .values({
      ...{ iid, entry_id: entrant.id, game_id: gameId, category_id: entrant.session_id, sex: entrant.sex },
      ...{ splits: '[]', legs: '[]', ...times, net_ms: net ?? gun, ...given },
    })
    // A row that says nothing of splits or legs, as one that only hides the result, leaves those there are.
    .onConflict((conflict) => conflict.columns(['iid', 'entry_id']).doUpdateSet({ ...times, net_ms, ...given }))
    .execute()
}

/** Fixes the results. Before the hour that was announced nobody sees them. */
async function markPublished(db: Db, iid: number, gameId: string, at: number): Promise<number> {
  await writeInfo(db, iid, gameId, { published_at: at })
  return at
}

async function writeInfo(
  db: Db,
  iid: number,
  item_id: string,
  facts: { readonly published_at: number } | { readonly results_at: number | null },
): Promise<void> {
  await db
    .insertInto('game_info')
    .values({
      ...{ iid, item_id, opens_at: null, draw_at: null, confirm_by: null, results_at: null, kit: null },
      ...{ sections: '[]', ...facts },
    })
    .onConflict((conflict) => conflict.columns(['iid', 'item_id']).doUpdateSet(facts))
    .execute()
}

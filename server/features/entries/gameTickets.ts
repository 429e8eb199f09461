import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { freshCode } from '../../trade/freshCode'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import type { EntryRow } from './queries'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface CategoryKey {
  readonly iid: number
  readonly gameId: string
  readonly categoryId: string
}

/** A category's draw with a seed that nobody has seen; there is only ever one. */
export async function prepareDraw(db: Db, { iid, gameId, categoryId }: CategoryKey, quota: number): Promise<void> {
  const seed = randomBytes(32).toString('hex')
  await db
    .insertInto('game_draw')
    .values({ iid, game_id: gameId, category_id: categoryId, seed, commit_hash: sha256(seed), quota })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks a category's draw until the commit: payments and the draw itself follow one another. */
export const lockDraw = (db: Db, { iid, gameId, categoryId }: CategoryKey) =>
  db
    .selectFrom('game_draw')
    .selectAll()
    .where('iid', '=', iid)
    .where('game_id', '=', gameId)
    .where('category_id', '=', categoryId)
    .forUpdate()
    .executeTakeFirst()

/** The next number in a draw; null when it was drawn already. A team has one number. */
export async function nextDrawNo(db: Db, key: CategoryKey, teamId: string | null): Promise<number | null> {
  const draw = await lockDraw(db, key)
  if (!draw || draw.at !== null) return null
  if (teamId !== null) {
    const mate = await db
      .selectFrom('entry')
      .select('draw_no')
      .where('iid', '=', key.iid)
      .where('team_id', '=', teamId)
      .where('draw_no', 'is not', null)
      .where('state', '=', 'entered')
      .executeTakeFirst()
    if (mate) return mate.draw_no
  }
  const { last_no } = await db
    .updateTable('game_draw')
    .set({ last_no: sql`last_no + 1` })
    .where('iid', '=', key.iid)
    .where('game_id', '=', key.gameId)
    .where('category_id', '=', key.categoryId)
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return last_no
}

/** The next bib of a game; a number is never used again. */
export async function nextBib(db: Db, iid: number, gameId: string): Promise<string> {
  const { last_bib } = await db
    .insertInto('game_info')
    .values({
      ...{ iid, item_id: gameId, opens_at: null, draw_at: null, confirm_by: null, results_at: null, kit: null },
      sections: '[]',
      last_bib: 1001,
    })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'item_id']).doUpdateSet({ last_bib: sql`game_info.last_bib + 1` }),
    )
    .returning('last_bib')
    .executeTakeFirstOrThrow()
  return String(last_bib)
}

/** Makes an entry a good ticket with its use code; in a game also with a bib. */
export async function issueTicket(
  db: Db,
  entry: Pick<EntryRow, 'iid' | 'id' | 'name' | 'scope' | 'ref_id'>,
  chain: Pick<Chain, 'id'>,
  more: { readonly confirmed_at?: number } = {},
): Promise<void> {
  const { iid, id, name, scope, ref_id } = entry
  const code = await freshCode(db, iid)
  const bib = scope === 'game' ? { bib: await nextBib(db, iid, ref_id) } : {}
  await db
    .updateTable('entry')
    .set({ state: 'live', ticket_code: code, ...bib, ...more })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('order_code')
    .values({ iid, code, chain_id: chain.id, title: name, used_at: null, staff_id: null })
    .execute()
}

/** True when an order can no longer be paid: its category was drawn after it was placed. */
export async function isDrawnSince(db: Db, { iid, keys, property, created_at }: Order): Promise<boolean> {
  const draw = await lockDraw(db, { iid, gameId: keys, categoryId: property })
  return draw?.at != null && created_at <= draw.at
}

import { type GameFacts, MODULE_TYPE } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { GameTables } from '../../db/schema/games'

type Info = Selectable<GameTables['game_info']>

export interface GameItem {
  readonly id: string
  readonly title: string
  readonly close_at: number | null
  readonly statement: { readonly version: number; readonly text: string } | null
}

/** A public game of the tenant. */
export async function gameItem(db: Db, iid: number, id: string): Promise<GameItem> {
  const row = await db
    .selectFrom('content as c')
    .innerJoin('act_item as a', (on) => on.onRef('a.iid', '=', 'c.iid').onRef('a.id', '=', 'c.id'))
    .select(['c.id', 'c.title', 'c.close_at', 'a.statement'])
    .where('c.iid', '=', iid)
    .where('c.id', '=', id)
    .where('c.module_type', '=', MODULE_TYPE.game)
    .where('c.status', '=', 'published')
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

export const gameInfo = (db: Db, iid: number, id: string): Promise<Info | undefined> =>
  db.selectFrom('game_info').selectAll().where('iid', '=', iid).where('item_id', '=', id).executeTakeFirst()

/** True when results are published and their hour has come. */
export const areOut = (info: Pick<Info, 'published_at' | 'results_at'> | undefined, at: number): boolean =>
  info != null && info.published_at !== null && (info.results_at ?? 0) <= at

/** When the results came out; refuses before that. */
export async function requireResults(db: Db, iid: number, id: string, at: number): Promise<number> {
  const info = await gameInfo(db, iid, id)
  if (!info || !areOut(info, at)) throw new CallError('CLOSED', { detail: REASONS.resultsHidden })
  return Math.max(info.published_at ?? 0, info.results_at ?? 0)
}

/** What `/v2/content/get` says of a game besides its categories, and what the viewer has signed. */
export async function gameFacts(
  db: Db,
  { iid, at, member }: { readonly iid: number; readonly at: number; readonly member: { user_id: number } | null },
  { id, close_at }: { readonly id: string; readonly close_at: number | null },
): Promise<{ readonly game: GameFacts; readonly signedVersion?: number }> {
  const info = await gameInfo(db, iid, id)
  const signed = member
    ? await db
        .selectFrom('game_statement_sign')
        .select('version')
        .where('iid', '=', iid)
        .where('game_id', '=', id)
        .where('user_id', '=', member.user_id)
        .orderBy('version', 'desc')
        .executeTakeFirst()
    : undefined
  return {
    game: {
      opensAt: info?.opens_at ?? null,
      closeAt: close_at,
      drawAt: info?.draw_at ?? null,
      confirmBy: info?.confirm_by ?? null,
      resultsAt: info?.results_at ?? null,
      resultsOut: areOut(info, at),
      kit: info?.kit ?? null,
      sections: info?.sections ?? [],
    },
    ...(signed ? { signedVersion: signed.version } : {}),
  }
}

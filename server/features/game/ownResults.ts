import type { Db } from '../../db/schema'

interface Wish {
  readonly iid: number
  readonly gameId: string
  readonly userId: number
}

interface OwnResult {
  readonly entry_id: string
  readonly hidden: boolean
}

/** A member's results of a game, those that they claimed before those that they entered: each way has an index. */
export async function ownResults(db: Db, { iid, gameId, userId }: Wish): Promise<OwnResult[]> {
  const claimed = await db
    .selectFrom('game_result')
    .select(['entry_id', 'hidden'])
    .where('iid', '=', iid)
    .where('claimed_by', '=', userId)
    .where('game_id', '=', gameId)
    .orderBy('entry_id')
    .execute()
  const entered = await db
    .selectFrom('entry as e')
    .innerJoin('game_result as r', (on) => on.onRef('r.iid', '=', 'e.iid').onRef('r.entry_id', '=', 'e.id'))
    .select(['r.entry_id', 'r.hidden'])
    .where('e.iid', '=', iid)
    .where('e.user_id', '=', userId)
    .where('e.scope', '=', 'game')
    .where('e.ref_id', '=', gameId)
    .where('r.claimed_by', 'is', null)
    .orderBy('r.entry_id')
    .execute()
  return [...claimed, ...entered]
}

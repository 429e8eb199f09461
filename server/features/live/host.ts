import { type LiveState, MODULE_TYPE } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { withTransaction } from '../../db/withTransaction'
import { reindex } from '../../items/contentIndex'
import { liveState, stateOf } from './liveState'
import { tellLive } from './news'

/** The host begins a room early or ends it. What already is stays as it is: a repeat changes nothing. */
export async function host(ctx: Context, { id, op }: { id: string; op: 'start' | 'end' }): Promise<LiveState> {
  const { iid, me, clock } = ctx
  const answer = await withTransaction(ctx.db, async (db) => {
    const room = await db
      .selectFrom('content')
      .selectAll()
      .where('iid', '=', iid)
      .where('module_type', '=', MODULE_TYPE.live)
      .where('id', '=', id)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst()
    if (!room) throw new CallError('NOTFOUND')
    if (room.author_id !== me.user_id) throw new CallError('DENIED')
    const at = clock()
    const state = stateOf(room, at)
    if ((op === 'start' && state === 2) || (op === 'end' && state === 0)) throw new CallError('CLOSED')
    const change =
      op === 'start' && state === 0 ? { start_at: at } : op === 'end' && state === 1 ? { end_at: at } : null
    if (!change) return await liveState(db, askerOf(ctx), room)
    await db.updateTable('content').set(change).where('iid', '=', iid).where('id', '=', id).execute()
    await reindex(db, { iid, id })
    return await liveState(db, askerOf(ctx), { ...room, ...change })
  })
  tellLive(ctx, { iid, roomId: id }, { now: true })
  return answer
}

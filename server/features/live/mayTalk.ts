import { countTrimmed, MODULE_TYPE, TALK } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { accessTo, targetOf } from '../paid/public'
import { stateOf } from './liveState'

/**
 * Refuses a line of talk that is too long or too soon after the last one, in a room that is over, and in a charged room
 * from whoever has no ticket. The caller has serialised the member's lines.
 */
export async function requireTalk(
  db: Db,
  asker: Asker,
  { roomId, line }: { roomId: string; line: string },
): Promise<void> {
  const { iid, at } = asker
  const me = memberOf(asker)
  if (countTrimmed(line) === 0 || countTrimmed(line) > TALK.textMax) throw paramError('content')
  const room = await targetOf(db, iid, { moduleType: MODULE_TYPE.live, id: roomId })
  if (stateOf(room, at) === 2) throw new CallError('CLOSED')
  if (room.author_id !== me.user_id && !(await accessTo(db, asker, room)).open) throw new CallError('DENIED')
  const last = await db
    .selectFrom('comments')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .where('type', '=', MODULE_TYPE.live)
    .where('target_id', '=', roomId)
    .where('created_at', '>', at - TALK.everyMs)
    .limit(1)
    .executeTakeFirst()
  if (last) throw new CallError('LIMIT')
}

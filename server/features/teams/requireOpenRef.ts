import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { TeamRef } from './queries'

const ACTIVITY = 9

/**
 * Teams can change while part of the target is still to come. Activities have teams; other scopes follow with their
 * screens.
 */
export async function requireOpenRef(db: Db, { iid, at }: Asker, { scope, refId }: TeamRef): Promise<void> {
  if (scope !== 'act') throw new CallError('NOTBUILT')
  const item = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', iid)
    .where('module_type', '=', ACTIVITY)
    .where('id', '=', refId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
  const ahead = await db
    .selectFrom('act_session')
    .select('id')
    .where('iid', '=', iid)
    .where('item_id', '=', refId)
    .where('state', '=', 'open')
    .where('starts_at', '>', at)
    .executeTakeFirst()
  if (!ahead) throw new CallError('CLOSED')
}

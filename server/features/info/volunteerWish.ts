import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'

/** The member's open request to join the volunteers' roll; one at a time. It needs a name and a number for the roll. */
export async function openVolunteerWish(
  db: Db,
  { iid, userId }: { readonly iid: number; readonly userId: number },
  { name, phone }: { readonly name?: string | undefined; readonly phone?: string | undefined },
): Promise<{ id: string; no: string } | null> {
  if (!name) throw new CallError('PARAM', { detail: REASONS.realName })
  if (!phone) throw new CallError('PARAM', { detail: REASONS.mobile })
  await takeTurns(db, iid, `volunteer wish ${userId}`)
  const row = await db
    .selectFrom('feedback')
    .select(['id', 'no'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('kind', '=', 'volunteer')
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row ? { id: String(row.id), no: row.no } : null
}

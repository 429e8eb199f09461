import { CallError, paramError } from '../call/CallError'
import type { Context } from '../call/Context'
import { REASONS } from '../call/reasons'
import { joinTenant } from './sessions'

/** Follows or unfollows a person, as one's own member row of that person's tenant. */
export async function setFollow(ctx: Pick<Context, 'db' | 'me' | 'clock'>, rid: number, on: boolean): Promise<void> {
  const { me, db, clock } = ctx
  if (rid === me.rid) throw paramError('toRids', REASONS.ownFollow)
  const person = await db.selectFrom('member').select(['rid', 'iid']).where('rid', '=', rid).executeTakeFirst()
  if (!person) throw new CallError('NOTFOUND')
  const from = person.iid === me.iid ? me : await joinTenant(db, clock, me.user_id, person.iid)
  if (on)
    await db
      .insertInto('follows')
      .values({ from_id: from.rid, to_id: rid, at: clock() })
      .onConflict((c) => c.doNothing())
      .execute()
  else await db.deleteFrom('follows').where('from_id', '=', from.rid).where('to_id', '=', rid).execute()
}

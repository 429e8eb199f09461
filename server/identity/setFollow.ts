import { sql } from 'kysely'
import { CallError, paramError } from '../call/CallError'
import type { Context } from '../call/Context'
import { REASONS } from '../call/reasons'
import { withTransaction } from '../db/withTransaction'

/** Follows or unfollows a person of the caller's tenant; NOTFOUND for anybody else. Returns that person's number of fans. */
export async function setFollow(ctx: Pick<Context, 'db' | 'me' | 'clock'>, rid: number, on: boolean): Promise<number> {
  const { me, db, clock } = ctx
  if (rid === me.rid) throw paramError('toRids', REASONS.ownFollow)
  const person = await db
    .selectFrom('member')
    .select('rid')
    .where('iid', '=', me.iid)
    .where('rid', '=', rid)
    .executeTakeFirst()
  if (!person) throw new CallError('NOTFOUND')
  const pair = { iid: me.iid, from_id: me.rid, to_id: rid }
  return await withTransaction(db, async (trx) => {
    const changed = on
      ? await trx
          .insertInto('follows')
          .values({ ...pair, at: clock() })
          .onConflict((c) => c.doNothing())
          .returning('to_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('follows')
          .where((eb) => eb.and(pair))
          .returning('to_id')
          .executeTakeFirst()
    const { fans } = await trx
      .updateTable('member')
      .set({ fans: sql`fans + ${changed ? (on ? 1 : -1) : 0}` })
      .where('iid', '=', pair.iid)
      .where('rid', '=', rid)
      .returning('fans')
      .executeTakeFirstOrThrow()
    return fans
  })
}

import { SMALL_STORE, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { memberByMobile } from '../../identity/members'

/**
 * The member with a mobile; NOTFOUND without one. Answers tell who is a member, so an owner may ask twenty times a day;
 * a look-up that finds nobody counts although the call is rolled back.
 */
export async function lookUpMember(ctx: Context, mobile: string): Promise<number> {
  const { db, iid, me } = ctx
  const row = { iid, who: `user ${me.user_id}`, kind: 'storeMember' as const, day: shanghaiDay(ctx.clock()) }
  if (!(await countLookUp(db, row))) throw new CallError('LIMIT')
  const found = await memberByMobile(db, iid, mobile)
  if (!found) throw new CallError('NOTFOUND', { afterwards: (outside) => countLookUp(outside, row) })
  return found.user_id
}

/** Counts a look-up of a day; false when there were too many. */
async function countLookUp(
  db: Db,
  row: { readonly iid: number; readonly who: string; readonly kind: 'storeMember'; readonly day: string },
): Promise<boolean> {
  const { day } = row
  const counted = await db
    .insertInto('attempt')
    .values({ ...row, n: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'who', 'kind'])
        .doUpdateSet({ day, n: sql`case when attempt.day = ${day} then attempt.n + 1 else 1 end` })
        .where(({ or, eb }) => or([eb('attempt.day', '<>', day), eb('attempt.n', '<', SMALL_STORE.lookUps)])),
    )
    .returning('n')
    .executeTakeFirst()
  return counted !== undefined
}

import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import type { Challenge } from './challenges'

/** One thing at a time happens to the steps of a person: whoever changes them waits here first. */
export const takePersonsTurn = (db: Db, iid: number, userId: number): Promise<void> =>
  takeTurns(db, iid, `steps ${userId}`)

/**
 * Takes a person into a challenge, with the city that was set before. False when they take part already; after true the
 * caller counts the person. The caller has taken the person's turn.
 */
export async function takePart(db: Db, challenge: Challenge, userId: number, at: number): Promise<boolean> {
  const { iid, id: challenge_id } = challenge
  const home = await db
    .selectFrom('step_city')
    .select('city')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const added = await db
    .insertInto('step_member')
    .values({ iid, challenge_id, user_id: userId, city: home?.city ?? '', joined_at: at })
    .onConflict((conflict) => conflict.columns(['iid', 'challenge_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

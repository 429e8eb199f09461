import { shanghaiDay } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { giveBack, isCounted } from '../../identity/claimAttempt'

/** What a member stores in a tenant in a day, in kB: 2 GB, an album of 2,000 photos as the app sends them. */
export const KB_A_DAY = 2 * 1_048_576

interface Uploader {
  readonly iid: number
  readonly userId: number
  readonly at: number
}

/**
 * Claims what a form is going to take, in one statement, so that simultaneous forms count each other. Answers how to
 * give it back when nothing was stored; null when there is no room.
 */
export async function claimBytes(
  db: Db,
  { iid, userId, at }: Uploader,
  bytes: number,
): Promise<(() => Promise<unknown>) | null> {
  const claim = { iid, who: `user ${userId}`, kind: 'uploadKb', day: shanghaiDay(at) }
  const kb = Math.ceil(bytes / 1024)
  return (await isCounted(db, claim, KB_A_DAY, kb)) ? () => giveBack(db, claim, kb) : null
}

import type { Clock } from '../base/clock'
import type { Db } from '../db/schema'
import { sendSystemMessage } from './sendSystemMessage'

export interface MemberNotice {
  readonly userId: number
  readonly text: string
  /** Only one message is sent per key. */
  readonly key: string
}

/** Sends a user of the tenant a system message, when the transaction commits. */
export async function tellMember(
  db: Db,
  { iid, clock }: { readonly iid: number; readonly clock: Clock },
  { userId, text, key }: MemberNotice,
): Promise<void> {
  const { rid: toRid } = await db
    .selectFrom('member')
    .select('rid')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await sendSystemMessage({ db, clock }, { iid, toRid, body: { type: 10, text }, key })
}

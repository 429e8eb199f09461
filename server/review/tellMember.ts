import type { Db } from '../db/schema'
import { sendSystemMessage } from '../gate/sendSystemMessage'
import type { Context } from '../gateway/Context'

export interface MemberNotice {
  readonly userId: number
  readonly text: string
  /** The same key is told once. */
  readonly key: string
}

/** Tells a member of the tenant something as the system; it goes out with the transaction. */
export async function tellMember(
  db: Db,
  { iid, clock }: Pick<Context, 'iid' | 'clock'>,
  { userId, text, key }: MemberNotice,
): Promise<void> {
  const member = await db
    .selectFrom('member')
    .select('rid')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await sendSystemMessage({ db, clock }, { iid, toRid: member.rid, body: { type: 10, text }, key })
}

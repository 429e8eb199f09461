import type { ChatBody } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Context } from '../gateway/Context'

export interface MemberNotice {
  readonly userId: number
  readonly text: string
  /** The same key is told once. */
  readonly key: string
}

/** Tells a member of the tenant something as the system; it goes out with the transaction. */
export async function tellMember(db: Db, { iid, clock }: Context, { userId, text, key }: MemberNotice): Promise<void> {
  const body: ChatBody = { type: 10, text }
  const member = await db
    .selectFrom('member')
    .select('rid')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_outbox')
    .values({ iid, to_rid: member.rid, key, flag: 1, content: JSON.stringify({ body }), at: clock() })
    .execute()
}

import type { OperateCard } from '@quanzi/contract'
import type { Clock } from '../base/clock'
import type { Worded } from '../call/reasons'
import type { Db } from '../db/schema'
import { type SystemMessage, sendSystemMessage } from './sendSystemMessage'

export interface MemberNotice {
  readonly userId: number
  readonly text: Worded
  /** Only one message is sent per key. */
  readonly key: string
  /** The address that it opens: it is a card then. */
  readonly path?: string | undefined
}

/** Sends a user of the tenant a system message, when the transaction commits. */
export async function tellMember(
  db: Db,
  { iid, clock }: { readonly iid: number; readonly clock: Clock },
  { userId, text, key, path }: MemberNotice,
): Promise<void> {
  const { rid: toRid } = await db
    .selectFrom('member')
    .select('rid')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await sendSystemMessage({ db, clock }, { iid, toRid, body: bodyOf(text.zh, path), en: text.en, key })
}

function bodyOf(title: string, url: string | undefined): SystemMessage['body'] {
  if (url === undefined) return { type: 10, text: title }
  const card: OperateCard = { imgUrl: '', title, action: { url } }
  return { type: 11, operateCardString: JSON.stringify(card) }
}

import { randomUUID } from 'node:crypto'
import {
  type ChatBody,
  type ChatContent,
  type ChatSender,
  COUPON_NOTICE_FLAG,
  DEFAULT_CID,
  type TipNotify,
} from '@quanzi/contract'
import type { Clock } from '../base/clock'
import type { Db } from '../db/schema'

/** A system message for a member: a notice, a card, or a coupon notice. */
export interface SystemMessage {
  readonly iid: number
  readonly toRid: number
  readonly body: Extract<ChatBody, { type: 1 | 10 | 11 }>
  /** The body's words in English. */
  readonly en?: string
  /** Makes it a coupon notice (flag 2). */
  readonly tipNotify?: TipNotify
  /** Identifies the event: the member gets one message, however often this is called. */
  readonly key?: string
}

const systemSender = (iid: number): ChatSender => ({
  avatar: '',
  interestID: iid,
  interestName: '',
  label: 'system message',
  level: 15,
  nick_name: '系统消息',
  roleID: 0,
  sex: 0,
  uid: 0,
})

/**
 * Sends a message from the system. It uses the caller's connection: in a transaction the message is sent when that
 * commits, by the first gate that finds it.
 */
export async function sendSystemMessage(ctx: { db: Db; clock: Clock }, message: SystemMessage): Promise<void> {
  const { iid, toRid, body, en, tipNotify, key } = message
  const { user_id: uid } = await ctx.db
    .selectFrom('member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('rid', '=', toRid)
    .executeTakeFirstOrThrow()
  const content: ChatContent = {
    body,
    cid: DEFAULT_CID,
    sender: systemSender(iid),
    receiver: { roleID: toRid, uid },
    tempID: key === undefined ? `sys-${randomUUID()}` : `sys-${toRid}-${key}`,
    ...(en !== undefined && { en }),
    ...(tipNotify && { tipNotify }),
  }
  await ctx.db
    .insertInto('chat_outbox')
    .values({
      iid,
      to_rid: toRid,
      temp_id: content.tempID,
      flag: tipNotify ? COUPON_NOTICE_FLAG : 0,
      content: JSON.stringify(content),
      at: ctx.clock(),
    })
    .execute()
}

import type { ChatContent } from './entities/chat'

/** Route of the only push of the chat connection (chat-and-calls §7). */
export const ON_MESSAGE = 'onMessage'

/** `flag` of a coupon notice, whose content carries `tipNotify`. */
export const COUPON_NOTICE_FLAG = 2

/**
 * A chat message as the push `onMessage` and the list of unread messages carry it (chat-and-calls
 * §3). The system sends types 10 and 11 and coupon notices; members send types 1 to 4.
 */
export interface ChatMessage {
  readonly id: string
  readonly content: ChatContent
  /** ms */
  readonly date: number
  readonly flag: number
  /** 1 is one-to-one. */
  readonly scope: number
}

/** Payload of the push `onMessage`. */
export interface OnMessage {
  readonly msgs: readonly ChatMessage[]
}

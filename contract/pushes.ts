import type { ChatContent } from './entities/chat'
import type { Attendance } from './entities/checkin'
import type { Comment } from './entities/content'
import type { LiveState } from './entities/live'
import type { Id } from './entities/page'

/** Route of the documented push of the chat connection (chat-and-calls §7). */
export const ON_MESSAGE = 'onMessage'

/** Route of the push that tells a sender, in all their sessions, that messages were read. Ours. */
export const ON_READ = 'onRead'

/** `flag` of a coupon notice, whose content carries `tipNotify`. */
export const COUPON_NOTICE_FLAG = 2

/**
 * A chat message in the push `onMessage` and in the list of unread messages (chat-and-calls §3). The system sends
 * types 10 and 11 and coupon notices; members send types 1 to 4.
 */
export interface ChatMessage {
  /** Decimal; a message stored later has a greater number. */
  readonly id: string
  readonly content: ChatContent
  /** ms */
  readonly date: number
  readonly flag: number
  /** 1 means one-to-one. */
  readonly scope: number
  /** True when the receiver has marked it as read; absent before. */
  readonly read?: boolean
}

/**
 * Payload of the push `onMessage`: messages to this member, and echoes of messages that the member has sent from
 * another session (see `content.sender.roleID`). A message may arrive twice; `tempID` identifies it.
 */
export interface OnMessage {
  readonly msgs: readonly ChatMessage[]
}

/** Payload of the push `onRead`. */
export interface OnRead {
  readonly msgids: readonly string[]
  /** The reader. */
  readonly roleID: number
}

/** Route of the push that tells staff with the right `scan` who has come. Ours. */
export const ON_ATTENDANCE = 'onAttendance'

/** Payload of the push `onAttendance`: at most one a second for an item. */
export interface OnAttendance extends Attendance {
  readonly iid: number
  readonly scope: string
  readonly refId: Id
  /** The latest changes, at most 20. */
  readonly rows: readonly AttendanceChange[]
}

/** Somebody has come, or a check-in was taken back. */
export interface AttendanceChange {
  readonly entryId: Id
  readonly name: string
  readonly placeId: Id
  /** True when the person is at the place now. */
  readonly here: boolean
  /** True when the person stands as present: at this place or another one. */
  readonly present: boolean
  readonly at: number
}

/** Route of the push with new lines of talk, to members who are in a live room. Ours. */
export const ON_TALK = 'onTalk'

/** Payload of the push `onTalk`: new lines in the order of their ids, at most 50. */
export interface OnTalk {
  readonly iid: number
  readonly roomId: Id
  readonly lines: readonly Comment[]
}

/** Route of the push that tells members in a live room how it stands. Ours. */
export const ON_LIVE = 'onLive'

/** Payload of the push `onLive`: what is the same for everybody in the room. */
export interface OnLive extends Omit<LiveState, 'mine' | 'isHost' | 'inviter'> {
  readonly iid: number
  readonly roomId: Id
}

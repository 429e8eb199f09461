import type { ChatMessage } from '../pushes'
import type { Action } from './action'

/** Who sent a chat message (chat-and-calls §3). */
export interface ChatSender {
  readonly avatar: string
  readonly interestID: number
  readonly interestName: string
  readonly label: string
  /** 15 is the system. */
  readonly level: number
  readonly nick_name: string
  readonly roleID: number
  readonly sex: number
  readonly uid: number
}

/** What an 11 card carries as JSON text in `operateCardString`. */
export interface OperateCard {
  readonly imgUrl: string
  readonly title: string
  readonly action: Action
}

/** Body of a message by its type. */
export type ChatBody =
  | { readonly type: 1; readonly text: string }
  | { readonly type: 2; readonly imageUrl: string }
  | { readonly type: 3; readonly voiceUrl: string }
  | { readonly type: 4; readonly videoUrl: string; readonly videoImageUrl: string }
  | { readonly type: 10; readonly text: string }
  | { readonly type: 11; readonly operateCardString: string }

/** 1 text, 2 image, 3 voice, 4 video, 10 text notice, 11 card. */
export type ChatBodyType = ChatBody['type']

/** What a coupon notice tells (flag 2). */
export interface TipNotify {
  readonly name: string
  readonly desc: string
}

/** Whom a message is for. The documents show no such field; this is ours. */
export interface ChatReceiver {
  /** The receiver's rid. The server finds the person by it alone. */
  readonly roleID: number
  readonly uid: number
}

/** What a message says, who says it to whom, and in which channel. */
export interface ChatContent {
  readonly body: ChatBody
  /** The channel the sender came by, default 1000; the tenant is `sender.interestID`. */
  readonly cid: number
  /** What a client sends here is replaced by what the server knows of the session's member. */
  readonly sender: ChatSender
  readonly receiver: ChatReceiver
  /** Made by the sender's client; receivers drop repeats by it. */
  readonly tempID: string
  readonly tipNotify?: TipNotify
}

/** Someone of the tenant a member may ask: a person of the staff, or a program that answers. */
export interface ChatAgent {
  readonly roleID: number
  readonly uid: number
  readonly nick_name: string
  readonly avatar: string
  /** Shown beside the name. */
  readonly label: string
  /** True when a program answers at once. */
  readonly auto: boolean
}

/** A conversation of the member by its last message. */
export interface ChatConversation {
  readonly last: ChatMessage
  readonly unread: number
  /** The member does not want to be told of what comes. */
  readonly muted: boolean
  /** What was said up to this message is deleted for the member; when `last` is among it, the whole conversation. */
  readonly clearedId: string
  /** The other party as they are called now; null for the system, and for one who is gone. */
  readonly peer: Pick<ChatSender, 'roleID' | 'uid' | 'nick_name' | 'avatar' | 'label'> | null
}

/** What a search has found. */
export interface ChatFound {
  /** The newest first. */
  readonly msgs: readonly ChatMessage[]
  /** Where the search goes on; null when everything has been looked through. */
  readonly beforeId: string | null
}

/** A page of stored messages, oldest first. */
export interface ChatPage {
  readonly msgs: readonly ChatMessage[]
  /** True when there are more in the direction that was asked for. */
  readonly hasMore: boolean
}

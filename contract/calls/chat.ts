import * as v from 'valibot'
import type { ChatAgent, ChatConversation, ChatFound, ChatLink, ChatPage } from '../entities/chat'
import type { ChatMessage } from '../pushes'
import { defineCall, reply } from './define'
import {
  Code,
  Flag01,
  Id,
  Iid,
  JsonObject,
  ListOf,
  maybe,
  pageSizeOf,
  Raw,
  ReqId,
  Text,
  UserId,
  UserIdOrNone,
  withDefault,
} from './fields'

/** The answer of {@link enterChat}. */
export interface ChatEntered {
  /** 200, or a code of the error set: LOGIN when the token belongs to another user or the session has ended. */
  readonly code: number
  readonly msg?: string
  /** The newest unread messages, oldest first, at most 200. */
  readonly unReadMsg: readonly ChatMessage[]
  /** True when older unread messages exist; {@link syncChat} has them. */
  readonly hasMore?: boolean
  /** Id of the newest message to or from the member, '0' when there is none. A new device may start to sync from it. */
  readonly lastId?: string
}

/** The answer of {@link sendChat}. */
export interface ChatSent {
  /** 200: the message is stored. Otherwise a code of the error set, and nothing is stored. */
  readonly code: number
  readonly id?: string
  /** ms */
  readonly date?: number
  readonly msg?: string
  /** With LIMIT: the next try may be made from this instant, ms. */
  readonly until?: number
}

/** Id of a stored message: decimal. */
const MessageId = /*#__PURE__*/ v.pipe(Id, v.regex(/^\d{1,15}$/))

/** Enters the chat. It must be the first request on a connection, once. `uid` is the user's id, not the rid. */
export const enterChat = /*#__PURE__*/ defineCall({
  kind: 'chat',
  uri: 'connector.entryHandler.enter',
  params: v.object({
    apnToken: maybe(Raw(256)),
    bundle: maybe(Raw(128)),
    /** The user's ridSecret. */
    token: Raw(512),
    uid: UserId,
    /** Client version, 2.0.8. */
    version: Raw(16),
  }),
  reply: reply<ChatEntered>(),
  raw: true,
  access: 'public',
  source: 'chat-and-calls §7 Real-time RPC',
})

/**
 * Sends a message to `content.receiver`, a member of the same tenant; code 200 means that it is stored. Bodies of type
 * 1 to 4 only. A repeated `tempID` of one sender is stored once and gets the first answer.
 * NOTFOUND: no such member in the tenant. PARAM: the content is malformed, too long, or contains a banned word.
 * DENIED: the receiver has blocked the sender, or staff have restricted the sender, who then may write to agents only;
 * or the sender has begun conversations with too many strangers today. `msg` says which.
 */
export const sendChat = /*#__PURE__*/ defineCall({
  kind: 'chat',
  uri: 'chat.chatHandler.send',
  params: v.object({ content: JsonObject, scope: withDefault(Code, 1) }),
  reply: reply<ChatSent>(),
  raw: true,
  access: 'member',
  errors: ['LIMIT', 'NOTFOUND', 'DENIED'],
  source: 'chat-and-calls §7 Real-time RPC',
})

/**
 * Marks messages to the member as read; their senders get the push `onRead`. DENIED when one of them is not the
 * member's; then it marks none.
 */
export const markChatRead = /*#__PURE__*/ defineCall({
  kind: 'chat',
  uri: 'chat.chatHandler.updateReadFlag',
  params: v.object({ msgids: ListOf(Id, 500) }),
  reply: reply<{ readonly code: number; readonly msg?: string }>(),
  raw: true,
  access: 'member',
  source: 'chat-and-calls §7 Real-time RPC',
})

/** The messages with one person before `beforeId` (exclusive), or the last ones. Ours. */
export const listChatHistory = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/history/list',
  params: v.object({
    iid: Iid,
    toRid: withDefault(UserIdOrNone, 0),
    beforeId: maybe(MessageId),
    pageSize: pageSizeOf(20),
  }),
  reply: reply<ChatPage>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §3',
})

/**
 * All messages to or from the member after `afterId` (exclusive; '0' for all). A client that stores the greatest id
 * that it has read up to gets every message, and none twice. Ours.
 */
export const syncChat = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/sync/list',
  params: v.object({ iid: Iid, afterId: MessageId, pageSize: pageSizeOf(50) }),
  reply: reply<ChatPage>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §3',
})

/**
 * The member's conversations by their last message, newest first, starting before the message `beforeId`; with
 * `blocked` those with people whose messages the member does not take. A page that is not full is the last one. Ours.
 */
export const listChatConversations = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/conversation/list',
  params: v.object({ iid: Iid, beforeId: maybe(MessageId), pageSize: pageSizeOf(50), blocked: maybe(Flag01) }),
  reply: reply<readonly ChatConversation[]>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §3',
})

/** Turns notices of one person's messages off or on. NOTFOUND: no conversation with that person. Ours. */
export const muteChatConversation = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/conversation/mute',
  params: v.object({ iid: Iid, reqId: ReqId, toRid: UserIdOrNone, muted: Flag01 }),
  reply: reply<boolean>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'chat-and-calls §3',
})

/**
 * Takes no more messages from one person, or takes them again. The sender of a message that is not taken is told so
 * (DENIED), and it is stored for nobody. NOTFOUND: no conversation with that person. Ours.
 */
export const blockChatPerson = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/conversation/block',
  params: v.object({ iid: Iid, reqId: ReqId, toRid: UserId, blocked: Flag01 }),
  reply: reply<boolean>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'chat-and-calls §3',
})

/**
 * Deletes the messages with one person up to a message, for the caller only, and marks them as read. A later message
 * brings the conversation back. NOTFOUND: no conversation with that person. Ours.
 */
export const clearChatConversation = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/conversation/clear',
  params: v.object({ iid: Iid, reqId: ReqId, toRid: UserIdOrNone, upToId: MessageId }),
  reply: reply<boolean>(),
  access: 'member',
  errors: ['NOTFOUND'],
  source: 'chat-and-calls §3',
})

/**
 * The member's own messages that contain the words, newest first. One call searches 2,000 messages; pass the answer's
 * `beforeId` to search on. Ours.
 */
export const searchChat = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/search/list',
  params: v.object({ iid: Iid, queryKey: Text(50), beforeId: maybe(MessageId) }),
  reply: reply<ChatFound>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §3',
})

/** The agents of the tenant, in display order. Ours. */
export const listChatAgents = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/agent/list',
  params: v.object({ iid: Iid }),
  reply: reply<readonly ChatAgent[]>(),
  access: 'public',
  safe: true,
  source: 'chat-and-calls §1',
})

/**
 * The published item, or the order visible to the member, that an address in a message leads to; null for any other
 * address. The client asks when it shows the message, so that the card has current data. Ours.
 */
export const getChatLink = /*#__PURE__*/ defineCall({
  uri: '/v2/chat/link/get',
  params: v.object({ iid: Iid, url: Raw(2000) }),
  reply: reply<ChatLink | null>(),
  access: 'member',
  safe: true,
  source: 'chat-and-calls §4',
})

/** Calls over the chat connection. */
const connectionCalls = { enterChat, sendChat, markChatRead }
/** Calls about stored messages, over the gateway. */
export const chatStoreCalls = {
  listChatHistory,
  syncChat,
  listChatConversations,
  muteChatConversation,
  blockChatPerson,
  clearChatConversation,
  searchChat,
  listChatAgents,
  getChatLink,
}

/** Calls of the chat. */
export const chatCalls = { ...connectionCalls, ...chatStoreCalls }

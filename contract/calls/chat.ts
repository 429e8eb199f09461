import * as v from 'valibot'
import type { ChatMessage } from '../pushes'
import { defineCall, reply } from './define'
import { Code, Id, JsonObject, ListOf, maybe, Raw, UserId, withDefault } from './fields'

/** Enters the chat; answers the messages that were not read. */
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
  reply: reply<{ readonly code: number; readonly unReadMsg: readonly ChatMessage[] }>(),
  raw: true,
  access: 'public',
  source: 'chat-and-calls §7 Real-time RPC',
})

/** Sends a message; code 200 when it was taken. Repeats are told by `tempID`. */
export const sendChat = /*#__PURE__*/ defineCall({
  kind: 'chat',
  uri: 'chat.chatHandler.send',
  params: v.object({ content: JsonObject, scope: withDefault(Code, 1) }),
  reply: reply<{ readonly code: number; readonly id?: string; readonly date?: number; readonly msg?: string }>(),
  raw: true,
  access: 'member',
  errors: ['LIMIT', 'NOTFOUND'],
  source: 'chat-and-calls §7 Real-time RPC',
})

/** Marks messages as read. */
export const markChatRead = /*#__PURE__*/ defineCall({
  kind: 'chat',
  uri: 'chat.chatHandler.updateReadFlag',
  params: v.object({ msgids: ListOf(Id, 500) }),
  reply: reply<{ readonly code: number }>(),
  raw: true,
  access: 'member',
  source: 'chat-and-calls §7 Real-time RPC',
})

/** Calls over the chat connection. */
export const chatCalls = { enterChat, sendChat, markChatRead }

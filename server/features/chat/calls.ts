import type { chatStoreCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { chatAgents } from '../../chat/chatAgents'
import { conversation, conversations, messagesAfter } from '../../chat/messages'

/** Stored messages over the gateway; the connection itself is the gate's. */
export const chat: Handlers<typeof chatStoreCalls> = {
  listChatHistory: (ctx, { toRid, beforeId, pageSize }) =>
    conversation(ctx.db, {
      rid: ctx.me.rid,
      other: toRid,
      beforeId: beforeId === undefined ? undefined : Number(beforeId),
      limit: pageSize,
    }),
  syncChat: (ctx, { afterId, pageSize }) => messagesAfter(ctx.db, ctx.me.rid, Number(afterId), pageSize),
  listChatConversations: (ctx) => conversations(ctx.db, ctx.me.rid),
  listChatAgents: (ctx) => chatAgents(ctx.db, ctx.iid),
}

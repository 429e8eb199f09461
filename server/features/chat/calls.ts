import type { chatStoreCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { chatAgents } from '../../chat/chatAgents'
import { clearConversation, conversations, setConversation } from '../../chat/conversations'
import { conversation, messagesAfter } from '../../chat/messages'
import { searchMessages } from '../../chat/searchMessages'
import { linkedItem } from './linkedItem'

const numberOf = (id: string | undefined) => (id === undefined ? undefined : Number(id))

/** Stored messages over the gateway; the gate handles the connection itself. */
export const chat: Handlers<typeof chatStoreCalls> = {
  listChatHistory: (ctx, { toRid, beforeId, pageSize }) =>
    conversation(ctx.db, ctx.me, { other: toRid, beforeId: numberOf(beforeId), limit: pageSize }),
  syncChat: (ctx, { afterId, pageSize }) => messagesAfter(ctx.db, ctx.me, Number(afterId), pageSize),
  listChatConversations: (ctx, { beforeId, pageSize, blocked }) =>
    conversations(ctx.db, ctx.me, { beforeId: numberOf(beforeId), limit: pageSize, blocked }),
  muteChatConversation: async (ctx, { toRid, muted }) => {
    if (!(await setConversation(ctx.db, ctx.me, toRid, { muted }))) throw new CallError('NOTFOUND')
    return true
  },
  blockChatPerson: async (ctx, { toRid, blocked }) => {
    if (!(await setConversation(ctx.db, ctx.me, toRid, { blocked }))) throw new CallError('NOTFOUND')
    return true
  },
  clearChatConversation: async (ctx, { toRid, upToId }) => {
    const what = { other: toRid, upToId: Number(upToId), at: ctx.clock() }
    if (!(await clearConversation(ctx.db, ctx.me, what))) throw new CallError('NOTFOUND')
    return true
  },
  searchChat: (ctx, { queryKey, beforeId }) => searchMessages(ctx.db, ctx.me, queryKey, numberOf(beforeId)),
  getChatLink: (ctx, { url }) => linkedItem(ctx.db, askerOf(ctx), url),
  listChatAgents: (ctx) => chatAgents(ctx.db, ctx.iid),
}

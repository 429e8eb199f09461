import type { ChatService } from './ChatService'

/** Brings the chat's code: answers the chat, or null when the code has put it into `ChatEntry` itself. */
export type ImportChat = (() => Promise<ChatService | null>) | null

/** Here nothing can be loaded later: the chat's own pages bring it, see `ChatEntry.provide`. */
export const importChat: ImportChat = null

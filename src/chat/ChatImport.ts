import type { ChatService } from './ChatService'

/** Brings the chat's code: answers the chat, or null when the code has put it into `ChatEntry` itself. */
export type ChatImport = (() => Promise<ChatService | null>) | null

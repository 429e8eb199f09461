import type { ChatService } from './ChatService'

/** Loads the chat's code. Resolves to the chat, or to null when the code has called `ChatEntry.provide` itself. */
export type ChatImport = (() => Promise<ChatService | null>) | null

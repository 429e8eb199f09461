import type { ChatService } from './ChatService'

export type ImportChat = (() => Promise<ChatService>) | null

/** A mini-program's main package cannot load code later: the chat's own subpackage brings it, see `ChatEntry.provide`. */
export const importChat: ImportChat = null

import type { ChatImport } from './ChatImport'

/** Here nothing can be loaded later: the chat's own pages bring it, see `ChatEntry.provide`. */
export const importChat: ChatImport = null

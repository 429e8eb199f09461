import type { ChatImport } from './ChatImport'

/** This platform cannot load code later: the chat's own pages bring it (`ChatEntry.provide`). */
export const importChat: ChatImport = null

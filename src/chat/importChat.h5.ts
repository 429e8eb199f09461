import type { ChatImport } from './ChatImport'

/** A chunk of its own, fetched when the first screen is done. */
export const importChat: ChatImport = async () => (await import('./createChatService')).createChatService()

import type { ChatImport } from './ChatImport'

/** A chunk of its own, loaded after the first screen. */
export const importChat: ChatImport = async () => (await import('./createChatService')).createChatService()

import type { ImportChat } from './importChat'

/** A chunk of its own, fetched when the first screen is done. */
export const importChat: ImportChat = async () => (await import('./createChatService')).createChatService()

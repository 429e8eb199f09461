import { chatEntry } from '../ChatEntry'
import { createChatService } from '../createChatService'

/** The subpackage brings the chat with it: from then on it lives as long as the app. */
export function provideChat(): void {
  if (!chatEntry.service) chatEntry.provide(createChatService())
}

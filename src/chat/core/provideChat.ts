import { chatEntry } from '../ChatEntry'
import { createChatService } from '../createChatService'

/** Creates the chat when its subpackage has loaded; it then lives as long as the app. */
export function provideChat(): void {
  if (!chatEntry.service) chatEntry.provide(createChatService())
}

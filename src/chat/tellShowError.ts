import { dialog } from '@/ui/feedback/dialog'

/** Shows an error that occurs while the chat opens, serialised without changes (chat-and-calls §8). */
export function tellShowError(error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  void dialog.alert({ message: JSON.stringify({ name, message }) })
}

import { clipboard } from '@/platform/clipboard'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** Copies a text and shows a message. */
export async function copyText(copied: string): Promise<void> {
  if ((await clipboard.write(copied)).ok) toast.show(text('copied'))
}

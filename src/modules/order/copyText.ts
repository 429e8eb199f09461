import { clipboard } from '@/platform/clipboard'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** Copies a text and says so. */
export async function copyText(copied: string): Promise<void> {
  if ((await clipboard.write(copied)).ok) toast.show(text('copied'))
}

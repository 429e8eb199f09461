import { clipboard } from '@/platform/clipboard'
import { openLink } from '@/routes/openLink'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** In a mini-program: opens an address of the app, and copies any other for the browser. */
export async function openAddress(url: string): Promise<void> {
  if (await openLink(url)) return
  const copied = await clipboard.write(url)
  toast.show(text(copied.ok ? 'linkCopied' : 'copyFailed'))
}

import { environment } from '@/platform/environment'
import { media } from '@/platform/media'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** A browser saves a file, a mini-program a picture in the album. */
export const savesFile = () => environment().target === 'h5'

/** Saves a picture. After a refusal the user can allow it in the app's settings. */
export async function saveImage(imgUrl: string): Promise<void> {
  const saved = await media.saveImage(imgUrl)
  if (saved.ok) return toast.success(text(savesFile() ? 'fileSaved' : 'saved'))
  if (saved.reason === 'cancelled') return
  if (saved.reason !== 'denied') return toast.error(text('saveFailed'))
  const words = { title: text('albumTitle'), message: text('albumMessage') }
  const go = await dialog.confirm({ ...words, confirmText: text('openSettings'), cancelText: text('notNow') })
  if (go && (await media.allowAlbum())) await saveImage(imgUrl)
}

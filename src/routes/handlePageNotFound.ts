import { dialog } from '@/platform/dialog'
import { text } from './messages'
import { replace } from './navigate'
import { openScanned } from './openScanned'
import { popPage } from './stack'

interface NotFound {
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
}

/**
 * For the app's onPageNotFound. From inside the app it returns to the screen before, with a word; a
 * direct landing shows the 404 screen (screens-content §1).
 */
export async function handlePageNotFound({ path, query = {} }: NotFound): Promise<void> {
  if (await openScanned(query)) return
  console.warn(`no such page: ${path.slice(0, 200)}`)
  if (await popPage()) dialog.toast(text('noSuchPage'))
  else await replace('root.missing')
}

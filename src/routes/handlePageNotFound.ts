import { back } from '@/platform/back'
import { dialog } from '@/platform/dialog'
import { text } from './messages'
import { replace } from './navigate'
import { openScanned } from './openScanned'

interface NotFound {
  readonly path: string
  /** Nothing was open when the path was asked for: a direct landing. */
  readonly isEntryPage: boolean
  readonly query?: Readonly<Record<string, string | undefined>>
}

/**
 * For the app's onPageNotFound. From inside the app it returns to the screen before, with a word; a
 * direct landing shows the 404 screen (screens-content §1).
 */
export async function handlePageNotFound({ path, isEntryPage, query = {} }: NotFound): Promise<void> {
  if (await openScanned(query)) return
  console.warn(`no such page: ${path.slice(0, 200)}`)
  if (isEntryPage) return replace('root.missing', { from: path.slice(0, 200) })
  // The unknown path is in the history, not among the open pages: one step back is the screen before.
  back.go()
  dialog.toast(text('noSuchPage'))
}

import { back } from '@/platform/back'
import { dialog } from '@/platform/dialog'
import { text } from './messages'
import { replace } from './navigate'
import { openScanned } from './openScanned'

interface NotFound {
  readonly path: string
  /** True for a direct landing: no page was open before. */
  readonly isEntryPage: boolean
  readonly query?: Readonly<Record<string, string | undefined>>
}

/**
 * For the app's onPageNotFound. Inside the app it returns to the previous screen and shows a message; a direct
 * landing opens the 404 screen (screens-content §1).
 */
export async function handlePageNotFound({ path, isEntryPage, query = {} }: NotFound): Promise<void> {
  if (await openScanned(query)) return
  console.warn(`no such page: ${path.slice(0, 200)}`)
  if (isEntryPage) return replace('root.missing', { from: path.slice(0, 200) })
  // The unknown path is in the browser's history but not among Taro's pages: one step back returns to the previous
  // screen.
  back.go()
  dialog.toast(text('noSuchPage'))
}

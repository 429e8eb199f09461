import { resolve } from '@quanzi/contract'
import { dialog } from '@/platform/dialog'
import { text } from './messages'
import { pushPlace, replacePlace } from './stack'

interface OpenOptions {
  readonly replace?: boolean
}

/**
 * Opens a public path such as `/app/act/1000?tag=徒步`, with its query. An unknown path shows a message and the screen
 * stays (screens-content §1). For addresses from outside, and for links that may leave the app, use openLink.
 */
export async function openPath(path: string, options: OpenOptions = {}): Promise<boolean> {
  const route = path.startsWith('/') && !path.startsWith('//') ? resolve(path) : null
  if (!route) {
    dialog.toast(text('noSuchPage'))
    return false
  }
  await (options.replace ? replacePlace(route) : pushPlace(route))
  return true
}

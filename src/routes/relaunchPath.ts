import { resolve } from '@quanzi/contract'
import { openLink } from './openLink'
import { relaunchPlace } from './stack'
import { withTenant } from './withTenant'

/** Opens a public path and closes all other pages, for tabs. Opens an address outside the app as a link. */
export async function relaunchPath(path: string): Promise<void> {
  const route = path.startsWith('/') && !path.startsWith('//') ? resolve(path) : null
  if (route) await relaunchPlace(withTenant(route))
  else await openLink(path)
}

import { resolve } from '@quanzi/contract'
import { goHome } from './navigate'
import { placeOf } from './Place'
import { openPages, platformPath, popPage, replacePlace } from './stack'
import { currentPlace } from './useRoute'

/**
 * Leaves a screen that another one sent the visitor to, for the public path it named: back when that screen
 * lies below, else in place of this one, as after a reload. Anything that is no path of this tenant leads home:
 * whoever logs in at one tenant is not handed to another.
 */
export async function leaveFor(returnTo: string | undefined): Promise<void> {
  const route = returnTo?.startsWith('/') && !returnTo.startsWith('//') ? resolve(returnTo) : null
  if (!route || route.name === 'account.login' || placeOf(route).iid !== currentPlace()?.iid) return goHome()
  const below = openPages().slice(-2, -1)[0]
  if (below?.path === platformPath(route) && (await popPage())) return
  await replacePlace(route)
}

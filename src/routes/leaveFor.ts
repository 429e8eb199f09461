import { resolve } from '@quanzi/contract'
import { goHome } from './navigate'
import { placeOf } from './Place'
import { openPages, platformPath, popPage, replacePlace } from './stack'
import { currentPlace } from './useRoute'

/**
 * Leaves a screen for the public path that sent the visitor to it: goes back when that screen is below, else replaces
 * this screen, as after a reload. Goes home when the path is not of this tenant: a login at one tenant must not lead
 * to another.
 */
export async function leaveFor(returnTo: string | undefined): Promise<void> {
  const route = returnTo?.startsWith('/') && !returnTo.startsWith('//') ? resolve(returnTo) : null
  if (!route || route.name === 'account.login' || placeOf(route).iid !== currentPlace()?.iid) return goHome()
  const below = openPages().slice(-2, -1)[0]
  if (below?.path === platformPath(route) && (await popPage())) return
  await replacePlace(route)
}

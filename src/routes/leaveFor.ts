import { resolve } from '@quanzi/contract'
import { goHome } from './navigate'
import { placeOf } from './Place'
import { openPages, platformPath, popPage, replacePlace } from './stack'
import { currentPlace } from './useRoute'

/**
 * Leaves a screen for the public path that sent the visitor to it. Goes back when that screen is below; otherwise,
 * as after a reload, replaces this screen. Goes home when the path does not belong to this tenant: a login at one
 * tenant must not lead to another.
 */
export async function leaveFor(returnTo: string | undefined): Promise<void> {
  const route = returnTo?.startsWith('/') && !returnTo.startsWith('//') ? resolve(returnTo) : null
  if (!route || route.name === 'account.login' || placeOf(route).iid !== currentPlace()?.iid) return goHome()
  const below = openPages().slice(-2, -1)[0]
  if (below?.path === platformPath(route) && (await popPage())) return
  await replacePlace(route)
}

import { resolve } from '@quanzi/contract'
import { goHome, withChannel } from './navigate'
import { placeOf } from './Place'
import { openPages, platformPath, popPage, replacePlace } from './stack'
import { currentPlace } from './useRoute'

/**
 * Leaves a screen for the public path that sent the visitor to it. Goes back when that screen is below; otherwise,
 * as after a reload, replaces this screen. Goes home when the path does not belong to this tenant: a login at one
 * tenant must not lead to another.
 */
export async function leaveFor(returnTo: string | undefined): Promise<void> {
  const target = returnTo?.startsWith('/') && !returnTo.startsWith('//') ? resolve(returnTo) : null
  if (!target || target.name === 'account.login' || placeOf(target).iid !== currentPlace()?.iid) return goHome()
  // The screen below has the channel of this one in its address.
  const route = withChannel(target)
  const below = openPages().slice(-2, -1)[0]
  if (below?.path === platformPath(route) && (await popPage())) return
  await replacePlace(route)
}

import { resolve } from '@quanzi/contract'
import { goHome, navigate } from './navigate'
import { placePath } from './Place'
import { openPages, platformPath, popPage, replacePlace } from './stack'
import { currentPlace } from './useRoute'

/** The public path of the screen on top. */
export function currentPath(): string {
  const place = currentPlace()
  return place ? placePath(place) : '/'
}

/** Sends a visitor to login, which comes back to `returnTo`, by default the screen on top. */
export function openLogin(returnTo = currentPath()): void {
  const iid = currentPlace()?.iid
  if (currentPlace()?.name === 'account.login') return
  void navigate('account.login', { iid, return: returnTo })
}

/** Leaves the login screen for where the visitor came from: back when it lies below, else in its place. */
export async function leaveLogin(returnTo: string | undefined): Promise<void> {
  const route = returnTo?.startsWith('/') && !returnTo.startsWith('//') ? resolve(returnTo) : null
  if (!route || route.name === 'account.login') return goHome()
  const below = openPages().slice(-2, -1)[0]
  if (below?.path === platformPath(route) && (await popPage())) return
  await replacePlace(route)
}

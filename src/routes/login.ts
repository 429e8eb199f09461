import { leaveFor } from './leaveFor'
import { navigate } from './navigate'
import { placePath } from './Place'
import { currentPlace } from './useRoute'

/** The public path of the current screen. */
export function currentPath(): string {
  const place = currentPlace()
  return place ? placePath(place) : '/'
}

/** Opens login, which returns to `returnTo`, by default the current screen. */
export function openLogin(returnTo = currentPath()): void {
  const iid = currentPlace()?.iid
  if (currentPlace()?.name === 'account.login') return
  void navigate('account.login', { iid, return: returnTo })
}

/** Leaves login for the screen that the visitor came from: goes back when it is below, else replaces login. */
export const leaveLogin = (returnTo: string | undefined): Promise<void> => leaveFor(returnTo)

import { leaveFor } from './leaveFor'
import { navigate } from './navigate'
import { placePath } from './Place'
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
export const leaveLogin = (returnTo: string | undefined): Promise<void> => leaveFor(returnTo)

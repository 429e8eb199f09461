import { scannedRoute } from './scannedRoute'
import { relaunchPlace } from './stack'

/** The launch page comes up beside the scanned one; within this time it is the same launch, ms. */
const SAME_LAUNCH = 5000
let openedAt = 0

/** Opens what a scanned code names, when the launch query holds one. */
export async function openScanned(query: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const route = query.q ? scannedRoute(query.q) : null
  if (!route || route.name === 'root.entry') return false
  openedAt = Date.now()
  await relaunchPlace(route)
  return true
}

/** Whether this launch has just opened what a code names; the launch page then leads nowhere itself. */
export const scannedJustNow = (): boolean => Date.now() - openedAt < SAME_LAUNCH

import { scannedRoute } from './scannedRoute'
import { relaunchPlace } from './stack'

/** Opens what a scanned code names, when the launch query holds one. */
export async function openScanned(query: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const route = query.q ? scannedRoute(query.q) : null
  if (!route || route.name === 'root.entry') return false
  await relaunchPlace(route)
  return true
}

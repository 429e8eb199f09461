import { resolve } from '@quanzi/contract'
import { relaunchPlace } from './stack'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The route of a scanned public address; WeChat hands it over encoded, as the query's q. */
export const scannedRoute = (q: string) => resolve(decoded(q)) ?? resolve(q)

/** Opens what a scanned code names, when the launch query holds one. */
export async function openScanned(query: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const route = query.q ? scannedRoute(query.q) : null
  if (!route || route.name === 'root.entry') return false
  await relaunchPlace(route)
  return true
}

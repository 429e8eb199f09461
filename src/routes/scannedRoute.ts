import { resolve } from '@quanzi/contract'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The route of a scanned public address; WeChat hands it over encoded, as the query's q. */
export const scannedRoute = (q: string) => resolve(decoded(q)) ?? resolve(q)

/** What a mini-program's own code carries: the code of a short link, encoded as WeChat hands it over; null for others. */
export function sceneCode(scene: string): string | null {
  const code = decoded(scene)
  return /^[\w-]{4,32}$/.test(code) ? code : null
}

import { resolve } from '@quanzi/contract'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The route of a scanned public address. WeChat passes it encoded, as the query's q. */
export const scannedRoute = (q: string) => resolve(decoded(q)) ?? resolve(q)

/** The short code in the scene of a mini-program code, which WeChat passes encoded; null when there is none. */
export function sceneCode(scene: string): string | null {
  const code = decoded(scene)
  return /^[\w-]{4,32}$/.test(code) ? code : null
}

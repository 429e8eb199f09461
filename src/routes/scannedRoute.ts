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

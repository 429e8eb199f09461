import type { Preload } from './types'

declare global {
  interface Window {
    /**
     * The server writes it into the HTML: answers by call key, the port of the chat gate, script files of the next
     * screens.
     */
    __QUANZI__?: { readonly calls?: Record<string, unknown>; readonly gatePort?: number; next?: readonly string[] }
  }
}

/** Delay in ms: the pictures of the current screen load first. */
const WARM_AFTER_MS = 2000

interface Connection {
  readonly saveData?: boolean
  /** What the connection is like: 'slow-2g', '2g', '3g' or '4g'; only some browsers tell. */
  readonly effectiveType?: string
}

/** On these each tap has to wait for what was fetched ahead and is not wanted. */
const isSlow = ({ effectiveType = '' }: Connection): boolean => /2g|3g/.test(effectiveType)

/** Browsers without `prefetch` still use the cached result of a plain fetch. */
function fetchAhead(href: string): void {
  const link = document.createElement('link')
  if (!link.relList?.supports?.('prefetch')) return void fetch(href).catch(() => undefined)
  link.rel = 'prefetch'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  link.href = href
  document.head.append(link)
}

export const preload: Preload = {
  take(key) {
    const calls = typeof window === 'undefined' ? undefined : window.__QUANZI__?.calls
    if (!calls || !(key in calls)) return undefined
    const answer = calls[key]
    delete calls[key]
    return answer
  },
  gatePort: () => (typeof window === 'undefined' ? null : (window.__QUANZI__?.gatePort ?? null)),
  warm() {
    const data = typeof window === 'undefined' ? undefined : window.__QUANZI__
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (!data?.next || (connection && (connection.saveData || isSlow(connection)))) return
    const { next } = data
    delete data.next
    const fetchAll = () => next.forEach(fetchAhead)
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll)
      else fetchAll()
    }, WARM_AFTER_MS)
  },
}

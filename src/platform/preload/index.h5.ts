import type { Preload } from './types'

declare global {
  interface Window {
    /** Written into the HTML by the server: answers of calls by key, where the chat is, files of the next screens. */
    __QUANZI__?: { readonly calls?: Record<string, unknown>; readonly gatePort?: number; next?: readonly string[] }
  }
}

/** The screen's own pictures come first. */
const WARM_AFTER_MS = 2000

interface Connection {
  readonly saveData?: boolean
}

/** Where the browser does not know of fetching ahead, its cache keeps what was merely fetched. */
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
    if (!data?.next || connection?.saveData) return
    const { next } = data
    delete data.next
    const fetchAll = () => next.forEach(fetchAhead)
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll)
      else fetchAll()
    }, WARM_AFTER_MS)
  },
}

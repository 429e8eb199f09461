import type { Preload } from './types'

declare global {
  interface Window {
    /** Written into the HTML by the server: answers of calls by key, and where the chat is. */
    __QUANZI__?: { readonly calls?: Record<string, unknown>; readonly gatePort?: number }
  }
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
}

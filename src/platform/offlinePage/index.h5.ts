import type { OfflinePage } from './types'

export const offlinePage: OfflinePage = {
  keep(address) {
    // A browser has both only where the connection is encrypted, or on its own machine.
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return
    // A browser that may keep nothing does without, and so does one that has just lost its network.
    import('./keepPage').then(({ keepPage }) => keepPage(address)).catch(() => undefined)
  },
}

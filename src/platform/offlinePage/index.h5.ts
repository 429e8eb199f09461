import type { OfflinePage } from './types'

/** `worker.js` in this folder, which a build copies to the root of the site. */
const WORKER = '/offline.js'
/** Where the worker looks for the page: a store, and the name in it. */
const STORE = 'page'
const PAGE = '/kept-page'

async function keep(address: string): Promise<void> {
  const page = await fetch(address)
  if (!page.ok) return
  await (await caches.open(STORE)).put(PAGE, page)
  await navigator.serviceWorker.register(WORKER)
}

export const offlinePage: OfflinePage = {
  keep(address) {
    // A browser has both only where the connection is encrypted, or on its own machine.
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return
    // A browser that may keep nothing does without, and so does one that has just lost its network.
    keep(address).catch(() => undefined)
  },
}

/** `worker.js` in this folder, which a build copies to the root of the site. */
const WORKER = '/offline.js'
/** Where the worker looks for the page: a store, and the name in it. */
const STORE = 'page'
const PAGE = '/kept-page'

/** True for the page at this address with the scripts that a build has put into this page too. */
async function isCurrent(kept: Response | undefined, address: string): Promise<boolean> {
  if (!kept?.url.endsWith(address)) return false
  const text = await kept.text()
  return [...document.querySelectorAll('script[defer="defer"]')].every((one) =>
    text.includes(one.getAttribute('src') ?? ''),
  )
}

/** Fetches the page at `address` and keeps it, with the worker that shows it, unless both are there. */
export async function keepPage(address: string): Promise<void> {
  const store = await caches.open(STORE)
  if (await isCurrent(await store.match(PAGE), address)) return
  await navigator.serviceWorker.register(WORKER)
  const page = await fetch(address)
  if (page.ok) await store.put(PAGE, page)
}

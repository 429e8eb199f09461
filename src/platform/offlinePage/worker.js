// The site's service worker. It answers for the screens when there is no network, with the page that `index.h5.ts` has
// kept; everything else goes its usual way. Scripts and styles are in the browser's own cache, because their names
// change with their contents.
const PAGE = '/kept-page'
const isScreen = ({ pathname }) => pathname === '/' || pathname === '/app' || pathname.startsWith('/app/')

async function open(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request))
  } catch (error) {
    const kept = await caches.match(PAGE)
    if (kept) return kept
    throw error
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration
  // The page is asked for while the worker starts.
  if (navigationPreload) event.waitUntil(navigationPreload.enable())
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  if (mode === 'navigate' && method === 'GET' && isScreen(new URL(url))) event.respondWith(open(event))
})

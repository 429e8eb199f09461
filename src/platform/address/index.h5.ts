import type { Address } from './types'

const page = () => (typeof window === 'undefined' ? null : window)

export const address: Address = {
  current() {
    const location = page()?.location
    return location ? location.pathname + location.search + location.hash : null
  },
  host: () => page()?.location.hostname ?? null,
  origin: () => page()?.location.origin ?? null,
  referrer: () => page()?.document.referrer ?? null,
  rewrite(key, value) {
    const window = page()
    if (!window) return
    const url = new URL(window.location.href)
    if (url.searchParams.get(key) === value) return
    if (value === null) url.searchParams.delete(key)
    else url.searchParams.set(key, value)
    window.history.replaceState(window.history.state, '', url)
  },
}

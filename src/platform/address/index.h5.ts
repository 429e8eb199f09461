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
}

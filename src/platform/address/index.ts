import type { Address } from './types'

export const address: Address = {
  current: () => null,
  host: () => null,
  origin: () => null,
  referrer: () => null,
  rewrite: () => undefined,
}

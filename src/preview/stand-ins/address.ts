import type { Address } from '@/platform/address/types'
import { currentPage } from '../currentPage'

export const address: Address = {
  current: () => currentPage().url,
  host: () => new URL(currentPage().origin).hostname,
  origin: () => currentPage().origin,
  referrer: () => null,
  rewrite: () => undefined,
}

import type { KnownGuests } from '@/domain/stay/StayBooking'
import { openTenantStorage } from '@/session/sessionStorage'

const KEY = 'stayGuests'
const NOBODY: KnownGuests = { names: [], phone: '' }

const isKnown = (value: unknown): value is KnownGuests =>
  typeof value === 'object' &&
  value !== null &&
  'names' in value &&
  Array.isArray(value.names) &&
  'phone' in value &&
  typeof value.phone === 'string'

/** Who was entered last, on the device. */
export function knownGuests(iid: number) {
  const device = openTenantStorage(iid)
  return {
    read: (): KnownGuests => device.read(KEY, isKnown) ?? NOBODY,
    write: (guests: KnownGuests): boolean => device.write(KEY, guests),
  }
}

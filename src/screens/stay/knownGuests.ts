import type { KnownGuests } from '@/domain/stay/StayBooking'
import type { MemberStore } from '@/session/MemberStore'
import { memberDraft } from '@/session/sessionStorage'

const NOBODY: KnownGuests = { names: [], phone: '' }

const isKnown = (value: unknown): value is KnownGuests =>
  typeof value === 'object' &&
  value !== null &&
  'names' in value &&
  Array.isArray(value.names) &&
  'phone' in value &&
  typeof value.phone === 'string'

/** Whom this member entered last, on the device. */
export function knownGuests(iid: number, member: MemberStore) {
  const draft = memberDraft('stayGuests', isKnown, { iid, member })
  return {
    read: (): KnownGuests => draft.read() ?? NOBODY,
    write: draft.write,
  }
}

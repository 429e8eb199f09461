import type { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { useOwnDetails } from './enroll/useOwnDetails'
import { useOfficialCode } from './useOfficialCode'

/** What the sheet of a waiting list takes from the member: the own number, and the code of the official account. */
export function useWaitlistSheet(iid: number, store: WaitlistStore): string {
  const isOpen = store.sessionId !== null
  useOwnDetails(iid, ({ phone }) => store.suggest(phone), isOpen)
  return useOfficialCode(iid, isOpen)
}

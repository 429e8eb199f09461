import { useSession } from '@/session/SessionProvider'

type Query = Readonly<Record<string, string>>

/** The gateway answers that there is no such person. */
const NOBODY = Number.MAX_SAFE_INTEGER

/** The person that an address names; 0 where it names none. */
export function namedRid({ rid = '' }: Query): number {
  if (rid === '') return 0
  const number = Number(rid)
  return Number.isSafeInteger(number) && number > 0 ? number : NOBODY
}

/** Whose profile a screen shows: the rid of its address, else the member's own; 0 while that is unknown. */
export function useOwner(query: Query): number {
  const { member } = useSession()
  return namedRid(query) || Number(member.rid) || 0
}

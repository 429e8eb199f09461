import { useSession } from '@/session/SessionProvider'

/** Whose profile a screen shows: the rid of its address, else the member's own; 0 while that is unknown. */
export function useOwner(query: Readonly<Record<string, string>>): number {
  const { member } = useSession()
  const rid = Number(query.rid)
  return Number.isSafeInteger(rid) && rid > 0 ? rid : Number(member.rid) || 0
}

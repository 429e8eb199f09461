import { useEffect } from 'react'
import { useSession } from '@/session/SessionProvider'

/** Loads when the session is known, and again when a login changes it. For observers. */
export function useKnownMember(load: () => unknown): void {
  const { member } = useSession()
  const { status } = member
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per person, not per render
  useEffect(() => {
    if (status !== 'unknown') return void load()
    // Offline the session stays unknown; loading then fails and shows that.
    void member.ready().then(() => member.status === 'unknown' && load())
  }, [member, status])
}

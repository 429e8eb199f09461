import { useEffect } from 'react'
import { useSession } from '@/session/SessionProvider'

/** Loads once it is known who is looking, and again when that has changed: by a login on the way. For observers. */
export function useKnownMember(load: () => unknown): void {
  const { member } = useSession()
  const { status } = member
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads for the person, not for each drawing
  useEffect(() => {
    if (status !== 'unknown') return void load()
    // Offline the member stays unknown. The load then fails and says so.
    void member.ready().then(() => member.status === 'unknown' && load())
  }, [member, status])
}

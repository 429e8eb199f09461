import { useRef } from 'react'
import type { MemberStore } from './MemberStore'
import { useSession } from './SessionProvider'

/**
 * A store for as long as one person uses the screen: after a logout there is another one, while a visitor's goes on with
 * whoever logs in. For observers.
 */
export function usePerMember<Store>(make: () => Store): Store {
  const { userId } = useSession().member
  const held = useRef<{ readonly userId: string; readonly store: Store } | null>(null)
  const { current } = held
  const isTheirs = current && (current.userId === '' || current.userId === userId)
  held.current = { userId, store: isTheirs ? current.store : make() }
  return held.current.store
}

/** What was asked, when it is also known whether the user is a member, and with that whose drafts may be shown. */
export async function whenKnown<Value>(member: MemberStore, asked: Promise<Value> | Value): Promise<Value> {
  const [value] = await Promise.all([asked, member.ready().catch(() => undefined)])
  return value
}

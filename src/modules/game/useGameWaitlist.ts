import { useState } from 'react'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { waitlistCall } from '@/gateway/waitlistCall'

/** The waiting lists of an event's categories. */
export function useGameWaitlist(iid: number, id: string): WaitlistStore {
  const [store] = useState(() => new WaitlistStore({ join: waitlistCall(iid, 'game', id).join }))
  return store
}

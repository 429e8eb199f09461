import { deleteEntrant, listEntrants } from '@quanzi/contract'
import { useCallback, useEffect } from 'react'
import type { EntrantsStore } from '@/domain/entrant/EntrantsStore'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'

/** Offers a form the people whom the member has entered before. Returns a function that deletes one of them. */
export function useSavedEntrants(iid: number, store: EntrantsStore): (id: string) => void {
  const { member } = useSession()
  useEffect(() => {
    if (!member.isMember) return
    // This is optional: without it the user types every person.
    call(listEntrants, { iid })
      .then(({ list }) => store.offer(list))
      .catch(() => undefined)
  }, [iid, store, member.isMember])
  return useCallback(
    (id) => {
      callOnce(`forget:${id}`, deleteEntrant, (reqId) => ({ iid, reqId, id }))
        .then(() => store.forget(id))
        .catch((error: unknown) => toast.error(errorText(error)))
    },
    [iid, store],
  )
}

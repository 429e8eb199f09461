import { deleteStoreMember, getStore, openStore, saveStore, saveStoreMember } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { replace } from '@/routes/navigate'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'
import { OwnStore } from './OwnStore'

/** The member's own store, kept fresh while other screens change it; visitors are offered to log in. */
export function useOwnStore(iid: number): { readonly own: OwnStore; readonly state: ScreenState } {
  const { member } = useSession()
  const [own] = useState(
    () =>
      new OwnStore({
        fetch: () => call(getStore, { iid }),
        noStore: () => ({
          kind: 'empty',
          message: text('noStore'),
          actionText: text('toStore'),
          onAction: () => void replace('account.smallStore', { iid }),
        }),
      }),
  )
  useKnownMember(() => member.isMember && own.load())
  useEffect(() => {
    // The answers of writes mask the numbers of people; only a read has them whole.
    const again = () => void own.load()
    const stops = [
      onChange(openStore, again),
      onChange(saveStore, again),
      onChange(saveStoreMember, again),
      onChange(deleteStoreMember, again),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [own])
  return { own, state: memberScreen(member, own.state) }
}

import { getContent, getEntries, MODULE_TYPE } from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { GameStore } from './GameStore'

/** A sports event with the viewer's entries; read again when the screen comes back to the front. */
export function useGame(iid: number, id: string): GameStore {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new GameStore({
        fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
        fetchEntries: async () =>
          member.isMember ? (await call(getEntries, { iid, scope: 'game', refId: id })).entries : [],
        setMark: itemCalls({ iid, moduleType: MODULE_TYPE.game, id }).setMark,
        now: serverNow,
      }),
  )
  useKnownMember(() => store.load())
  useScreenShow(() => void (store.detail && store.load()))
  return store
}

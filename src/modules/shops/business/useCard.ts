import { type ContentDetail, getContent, MODULE_TYPE, markContent, saveCard } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { CardStore } from './CardStore'

/** A card by its id, or the member's own; loaded again when it is saved or kept elsewhere. */
export function useCard(iid: number, id: string): CardStore {
  const { member } = useSession()
  const [store] = useState(
    () => new CardStore((): Promise<ContentDetail> => call(getContent, { iid, moduleType: MODULE_TYPE.card, id })),
  )
  useKnownMember(() => {
    if (id !== 'mine' || member.isMember) void store.load()
  })
  useEffect(() => {
    const stops = [
      onChange(saveCard, () => void store.load()),
      onChange(markContent, ({ moduleType, id: marked }, { on }) => {
        if (Number(moduleType) === MODULE_TYPE.card && String(marked) === store.card?.id) store.show(on)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store])
  return store
}

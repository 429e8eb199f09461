import {
  addImpression,
  followRoles,
  getRelation,
  MODULE_TYPE,
  markContent,
  saveCard,
  saveRelation,
  sendAuth,
} from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { setFollow } from '@/flows/setFollow'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { onChange } from '@/gateway/changes'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { RelationStore } from './RelationStore'

/** A person, or the member without `toRid`; loaded again when another screen changes something of it. */
export function useRelation(iid: number, toRid: number | undefined): RelationStore {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new RelationStore({
        fetch: () => call(getRelation, { iid, ...(toRid ? { toRid } : {}) }),
        setPraise: (rid, on) =>
          saveOnce(`praise:${rid}`, markContent, {
            ...{ iid, moduleType: MODULE_TYPE.profile, id: String(rid), mark: 'praise' as const, on },
          }),
        setFollow: (rid, on) => setFollow(iid, member.rid, rid, on),
      }),
  )
  useKnownMember(() => {
    if (toRid || member.isMember) void store.load()
  })
  useEffect(() => {
    const load = () => void store.load()
    const stops = [
      onChange(saveRelation, load),
      onChange(addImpression, load),
      onChange(sendAuth, load),
      onChange(saveCard, load),
      onChange(followRoles, load),
      onChange(markContent, ({ moduleType }) => void (Number(moduleType) === MODULE_TYPE.profile && load())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store])
  return store
}

import { formatSeconds, listContent } from '@quanzi/contract'
import { useState } from 'react'
import { keptPosition, type PaidType } from '@/flows/paid/openPaid'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { useKnownMember } from '../member/useKnownMember'
import { readLastOpened } from './lastOpened'

/** What to continue with. */
export interface Continued {
  readonly id: string
  readonly title: string
  readonly cover: string
  readonly itemId: string
  readonly part: string
  readonly time: string
}

/** On this device: of a visitor, or while the gateway does not answer. */
function onDevice(iid: number, moduleType: PaidType): Continued | null {
  const last = readLastOpened(iid, moduleType)
  const at = last && keptPosition(iid, moduleType, last.id)
  return last && { ...last, time: formatSeconds(at?.itemId === last.itemId ? at.seconds : 0) }
}

/** The album or series to continue with: a member's on all devices, a visitor's on this one; null for none. */
export function useContinue(iid: number, moduleType: PaidType): Continued | null {
  const { member } = useSession()
  const [shown, setShown] = useState(() => onDevice(iid, moduleType))
  const load = async () => {
    if (!member.isMember) return setShown(onDevice(iid, moduleType))
    const shelf = await call(listContent, { iid, moduleType, tag: '@shelf', pageSize: 5, pageNo: 1 }).catch(() => null)
    const item = shelf?.list.find(({ extra }) => extra.progress)
    const at = item?.extra.progress
    if (!item || !at) return setShown(onDevice(iid, moduleType))
    const { id, title, cover } = item
    setShown({ ...{ id, title, cover }, itemId: at.itemId, part: at.title, time: formatSeconds(at.seconds) })
  }
  useKnownMember(load)
  useScreenShow(() => void load())
  return shown
}

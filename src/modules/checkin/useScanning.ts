import { doCheckin, listAttendees, sendCheckins } from '@quanzi/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { display } from '@/platform/display'
import { lifecycle } from '@/platform/lifecycle'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { journaled } from '@/session/journaled'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { checkinAt } from './checkinAt'
import { entrantLists } from './entrantLists'
import { KeptScans } from './KeptScans'
import { OfflineCodes } from './OfflineCodes'
import { ScanStore } from './ScanStore'

/** Names this run of the app. */
const RUN = createId()
/** While scans wait, the next attempt to send them comes after this, in ms. */
const AGAIN = 15_000

interface Wish {
  readonly iid: number
  /** Of the screen's address. */
  readonly query: { readonly id?: string; readonly scope?: string }
  readonly userId: number | null
  /** True while there is no network to ask who is here. */
  readonly isAway: boolean
}

export interface Scanning {
  readonly store: ScanStore
}

/** The scanner of an activity, with what waits on the device; it sends that by itself when a network is there. */
export function useScanning({ iid, query, userId, isAway }: Wish): Scanning {
  const { id = '', scope } = query
  const { ref } = checkinAt(iid, query)
  const { member } = useSession()
  const [parts] = useState(() => {
    const device = openTenantStorage(iid)
    const tick = () => (typeof performance === 'undefined' ? Date.now() : performance.now())
    const held: { codes: OfflineCodes | null } = { codes: null }
    const store = new ScanStore({
      kept: new KeptScans(journaled(device, iid), `scans:${id}`, { tick, now: serverNow, run: RUN }),
      codes: () => held.codes,
      send: ({ reqId, ticket, placeId }) =>
        call(doCheckin, { ...ref, reqId, ticket, method: 'staff', ...(placeId ? { placeId } : {}) }),
      sendAll: async (scans) => (await call(sendCheckins, { ...ref, scans: [...scans] })).results,
      onOutcome: ({ kind }) => display.vibrate(kind === 'first' || kind === 'kept' ? 'short' : 'long'),
      now: serverNow,
    })
    return { device, held, store }
  })
  const { store, held, device } = parts
  useEffect(() => {
    if (userId === null || id === '') return
    const { at } = checkinAt(iid, { id, ...(scope ? { scope } : {}) })
    const codes = new OfflineCodes({
      ...{ refId: id, now: serverNow, isHere: () => member.lastId === String(userId) },
      kept: entrantLists(device, member, id, serverNow),
      fetchPage: (pageNo, pageSize) => call(listAttendees, { ...at, format: 'codes', pageNo, pageSize }),
    })
    held.codes = codes
    // Without a network the list of the last time serves.
    codes.load().catch(() => undefined)
    void store.begin()
  }, [device, held, store, member, iid, id, scope, userId])
  useEffect(() => lifecycle.onNetworkChange((online) => void (online && store.flush())), [store])
  const wasAway = useRef(isAway)
  useEffect(() => {
    const isBack = wasAway.current && !isAway
    wasAway.current = isAway
    // What was scanned goes first: the list says what has become of it.
    const again = async () => {
      await store.flush()
      await held.codes?.load()
    }
    if (isBack) again().catch(() => undefined)
  }, [held, store, isAway])
  useScreenShow(() => void store.flush())
  const { waiting } = store
  useEffect(() => {
    if (waiting === 0) return
    const timer = setInterval(() => void store.flush(), AGAIN)
    return () => clearInterval(timer)
  }, [store, waiting])
  return { store }
}

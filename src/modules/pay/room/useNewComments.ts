import { listComments } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import type { CommentStore } from '@/domain/comment/CommentStore'
import { call } from '@/gateway/call'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'

/** While a room is on and shown, others' comments are asked for this often, ms. */
const EVERY_MS = 3000
/** What stands below the newest comments is not asked for again; above it one may have come late, or before the own. */
const OVERLAP = 10
const PAGE = 50

interface Room {
  readonly iid: number
  readonly moduleType: number
  readonly id: string
}

/** Brings in what others write while the room is on; not behind another screen, and not while a filter is chosen. */
export function useNewComments({ iid, moduleType, id }: Room, store: CommentStore, isOn: boolean): void {
  const [shown, setShown] = useState(true)
  useScreenShow(() => setShown(true))
  useScreenHide(() => setShown(false))
  const asks = isOn && shown
  useEffect(() => {
    if (!asks) return
    let asking = false
    const ask = async () => {
      const { list, filter } = store
      if (asking || filter !== 'all' || list.state.kind === 'loading') return
      asking = true
      try {
        const afterId = list.rows[OVERLAP]?.id ?? '0'
        const page = await call(listComments, { iid, type: moduleType, targetId: id, afterId, pageSize: PAGE })
        store.receive(page.list)
      } catch {
        // The next one asks again.
      } finally {
        asking = false
      }
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    return () => clearInterval(timer)
  }, [asks, iid, moduleType, id, store])
}

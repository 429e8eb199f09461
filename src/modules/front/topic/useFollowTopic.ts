import type { ItemSummary } from '@quanzi/contract'
import { useEffect } from 'react'
import type { PagedList } from '@/domain/list/PagedList'
import { hasMark } from '@/domain/list/toggleListMark'
import { itemCalls } from '@/gateway/itemCalls'
import { onMark } from '@/gateway/onMark'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import { withFollow } from './withFollow'

/** Follows a topic of the list, or stops; the list hears it from other screens, too. */
export function useFollowTopic(iid: number, list: PagedList<ItemSummary>): (topic: ItemSummary) => Promise<void> {
  const { member } = useSession()
  useEffect(
    () =>
      onMark(iid, ({ moduleType, id, mark }, answer) => {
        if (mark === 'follow' && list.rows.some((row) => row.id === id && row.moduleType === moduleType))
          list.replace(id, (row) => withFollow(row, answer))
      }),
    [iid, list],
  )
  return async (topic) => {
    if (!(await member.requireMember())) return
    const { id, moduleType, extra } = topic
    const on = !hasMark(topic, 'follow')
    const before = extra.followers ?? 0
    const show = (now: boolean, count: number) => list.replace(id, (row) => withFollow(row, { on: now, count }))
    show(on, before + (on ? 1 : -1))
    try {
      await itemCalls({ iid, moduleType, id }).setMark('follow', on)
    } catch (error) {
      show(!on, before)
      toast.error(errorText(error))
    }
  }
}

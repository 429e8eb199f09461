import type { ItemSummary } from '@quanzi/contract'
import { useEffect } from 'react'
import type { PagedList } from '@/domain/list/PagedList'
import { withMarkOf } from '@/domain/list/toggleListMark'
import { onMark } from '@/gateway/onMark'

/** Updates the rows of a list when a mark is set on their items elsewhere: on a detail screen or in another list. */
export function useListChanges(iid: number, list: PagedList<ItemSummary>): void {
  useEffect(() => onMark(iid, (mark, answer) => list.change((rows) => withMarkOf(rows, mark, answer))), [iid, list])
}

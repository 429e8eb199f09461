import { type ItemSummary, listContent } from '@quanzi/contract'
import { useEffect, useMemo } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { useListChanges } from './useListChanges'

interface Question {
  readonly iid: number
  readonly moduleType: number
  readonly tag?: string
  /** False postpones loading. */
  readonly wanted?: boolean
  readonly emptyState?: () => ScreenState
}

/** The items of a module, of one tag or all. Another tag gives another list, which loads at once. */
export function useContentList({
  iid,
  moduleType,
  tag = '',
  wanted = true,
  emptyState,
}: Question): PagedList<ItemSummary> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: emptyState only has the text of the empty list
  const list = useMemo(
    () =>
      new PagedList<ItemSummary>(
        (pageNo) => call(listContent, { iid, moduleType, tag, pageNo }),
        (item) => item.id,
        emptyState,
      ),
    [iid, moduleType, tag],
  )
  useEffect(() => {
    if (wanted) void list.load()
  }, [list, wanted])
  useListChanges(iid, list)
  return list
}

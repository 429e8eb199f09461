import { type ItemSummary, listContent } from '@quanzi/contract'
import { useEffect, useMemo, useState } from 'react'
import type { PagedList } from '@/domain/list/PagedList'
import { FreshPosts } from '@/domain/post/FreshPosts'
import { call } from '@/gateway/call'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'

interface Question {
  readonly iid: number
  readonly moduleType: number
  readonly tag: string
  /** How often it is asked while the screen is in front, ms. */
  readonly every: number
}

/** Looks for new posts of a list while its screen is in front. */
export function useFreshPosts(list: PagedList<ItemSummary>, { iid, moduleType, tag, every }: Question): FreshPosts {
  const fresh = useMemo(
    () => new FreshPosts(list, () => call(listContent, { iid, moduleType, tag, pageNo: 1 })),
    [list, iid, moduleType, tag],
  )
  const [shown, setShown] = useState(true)
  useScreenShow(() => setShown(true))
  useScreenHide(() => setShown(false))
  useEffect(() => {
    if (!shown) return
    const timer = setInterval(() => void fresh.look(), every)
    return () => clearInterval(timer)
  }, [fresh, shown, every])
  return fresh
}

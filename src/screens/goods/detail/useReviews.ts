import { type Comment, MODULE_TYPE } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { itemCalls } from '@/gateway/itemCalls'

/** What buyers say of goods; null until the goods are known. */
export function useReviews(iid: number, goodsId: string | undefined): PagedList<Comment> | null {
  const [list, setList] = useState<PagedList<Comment> | null>(null)
  useEffect(() => {
    if (goodsId === undefined) return
    const calls = itemCalls({ iid, moduleType: MODULE_TYPE.goods, id: goodsId })
    const reviews = new PagedList<Comment>(calls.fetchComments, ({ id }) => id)
    setList(reviews)
    void reviews.load()
  }, [iid, goodsId])
  return list
}

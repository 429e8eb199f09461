import { MODULE_TYPE } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { CommentStore } from '@/domain/comment/CommentStore'
import { itemCalls } from '@/gateway/itemCalls'
import { serverNow } from '@/platform/serverClock'

/** Goods are reviewed on the order's screen; nothing is written here. */
const NO_DRAFT = { read: () => '', write: () => undefined }

/** The reviews of goods; null until the goods are known. */
export function useReviews(iid: number, goodsId: string | undefined): CommentStore | null {
  const [store, setStore] = useState<CommentStore | null>(null)
  useEffect(() => {
    if (goodsId === undefined) return
    const calls = itemCalls({ iid, moduleType: MODULE_TYPE.goods, id: goodsId })
    const reviews = new CommentStore({
      fetchPage: calls.fetchComments,
      add: calls.addComment,
      draft: NO_DRAFT,
      me: () => null,
      now: serverNow,
    })
    setStore(reviews)
    void reviews.list.load()
  }, [iid, goodsId])
  return store
}

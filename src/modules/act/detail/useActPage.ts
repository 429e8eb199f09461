import { getContent, MODULE_TYPE } from '@quanzi/contract'
import { useState } from 'react'
import { ContentDetailStore } from '@/domain/detail/ContentDetailStore'
import type { DetailPage } from '@/domain/detail/DetailPage'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { useDetailPage } from '@/screens/detail/useDetailPage'

/** The stores of an activity. A trial loads the draft revision instead of the public one. */
export function useActPage(iid: number, id: string, trial: boolean): DetailPage {
  const item = { iid, moduleType: MODULE_TYPE.act, id }
  const page = useDetailPage(item)
  const [shown] = useState(
    (): DetailPage =>
      trial
        ? {
            ...page,
            detail: new ContentDetailStore({
              ...itemCalls(item),
              fetchDetail: () => call(getContent, { ...item, trial: true }),
            }),
          }
        : page,
  )
  return shown
}

import { getContent } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { type DetailPage, detailPage } from '@/domain/detail/DetailPage'
import { answered } from '@/gateway/answered'
import { itemCalls } from '@/gateway/itemCalls'
import { onMark } from '@/gateway/onMark'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'

const isText = (value: unknown): value is string => typeof value === 'string'

interface Item {
  readonly iid: number
  readonly moduleType: number
  readonly id: string
}

/** The stores of a detail screen, wired to the gateway, the member and the device. */
export function useDetailPage({ iid, moduleType, id }: Item): DetailPage {
  const { member } = useSession()
  const [page] = useState(() => {
    const store = openTenantStorage(iid)
    return detailPage({
      moduleType,
      id,
      calls: itemCalls({ iid, moduleType, id }),
      given: answered(getContent, { iid, moduleType, id }),
      drafts: {
        read: (key) => store.read(key, isText) ?? '',
        write: (key, text) => void (text ? store.write(key, text) : store.remove(key)),
      },
      me: () => member.profile,
    })
  })
  useEffect(() => onMark(iid, (mark, answer) => page.detail.hear(mark, answer)), [iid, page])
  return page
}

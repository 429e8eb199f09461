import { getContent } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { type DetailPage, detailPage } from '@/domain/detail/DetailPage'
import { answered } from '@/gateway/answered'
import { itemCalls } from '@/gateway/itemCalls'
import { onMark } from '@/gateway/onMark'
import { isText } from '@/lib/isText'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'

interface Item {
  readonly iid: number
  readonly moduleType: number
  readonly id: string
}

/** The stores of a detail screen, wired to the gateway, the member and the device. */
export function useDetailPage({ iid, moduleType, id }: Item): DetailPage {
  const { member } = useSession()
  const [page] = useState(() => {
    const draftOf = (key: string) => memberDraft(key, isText, { iid, member })
    return detailPage({
      moduleType,
      id,
      calls: itemCalls({ iid, moduleType, id }),
      given: answered(getContent, { iid, moduleType, id }),
      drafts: {
        read: (key) => draftOf(key).read() ?? '',
        write: (key, text) => draftOf(key).write(text),
      },
      me: () => member.profile,
    })
  })
  useKnownMember(() => page.comments.begin())
  useEffect(() => onMark(iid, (mark, answer) => page.detail.hear(mark, answer)), [iid, page])
  return page
}

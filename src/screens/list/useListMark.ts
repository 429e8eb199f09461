import type { ItemSummary } from '@quanzi/contract'
import { useMemo } from 'react'
import type { MarkChoice } from '@/domain/content/MarkButton'
import type { PagedList } from '@/domain/list/PagedList'
import { type CardMark, toggleListMark } from '@/domain/list/toggleListMark'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'

/** Lets a member set a mark from the cards of a list; sends a visitor to login. */
export function useListMark(iid: number, list: PagedList<ItemSummary>, mark: CardMark): MarkChoice {
  const { member } = useSession()
  return useMemo(
    () => ({
      mark,
      onToggle: async (item) => {
        if (!(await member.requireMember())) return
        const { setMark } = itemCalls({ iid, moduleType: item.moduleType, id: item.id })
        await toggleListMark(list, item, mark, (on) => setMark(mark, on)).catch((error: unknown) =>
          toast.error(errorText(error)),
        )
      },
    }),
    [iid, list, mark, member],
  )
}

import type { ItemSummary } from '@quanzi/contract'
import { useCallback } from 'react'
import { rememberItem } from '@/domain/content/knownItems'
import { openAction } from '@/routes/openAction'
import { useSession } from '@/session/SessionProvider'

/** Opens the detail screen of an item of any module, which shows the list's data at once. */
export function useOpenItem(): (item: ItemSummary) => void {
  const { tenant } = useSession()
  return useCallback(
    (item) => {
      rememberItem(item)
      void openAction({ p: { moduleType: item.moduleType, id: item.id } }, { iid: tenant.iid, cid: tenant.cid })
    },
    [tenant],
  )
}

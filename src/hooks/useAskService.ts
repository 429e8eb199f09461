import { openService } from '@/chat/openChat'
import { shareAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'

/** What a "contact us" of a screen does: the dialog with the tenant's service, which learns what it is about. */
export function useAskService(title: string): () => void {
  const route = useRoute()
  return () => void openService({ preset: { title, url: shareAddress(route, { cid: route.cid }).link } })
}

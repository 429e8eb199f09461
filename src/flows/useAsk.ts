import type { Person } from '@quanzi/contract'
import { openChat, openService } from '@/chat/openChat'
import { shareAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'

/**
 * The function of a screen's contact button: opens the dialog with the person responsible for the item, and sends the
 * item's title and address. Without such a person, or for that person, it opens the tenant's service.
 */
export function useAsk(title: string, person?: Person | null): () => void {
  const route = useRoute()
  const { member } = useSession()
  return () => {
    const options = { preset: { title, url: shareAddress(route, { cid: route.cid }).link } }
    if (!person?.uid || String(person.rid) === member.rid) return void openService(options)
    const { rid, uid, nick_name, headImg } = person
    void openChat({ roleId: rid, uid, nickName: nick_name, avatar: headImg }, options)
  }
}

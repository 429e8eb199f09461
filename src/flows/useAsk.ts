import type { Person } from '@quanzi/contract'
import { openChat, openService } from '@/chat/openChat'
import { shareAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'

/**
 * What a "contact" of a screen does: the dialog with who answers for the thing shown, who learns what it is about;
 * with the tenant's service when nobody does, or it is the viewer.
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

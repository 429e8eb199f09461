import { useEffect } from 'react'
import { text } from '@/domain/messages'
import { countUse } from '@/gateway/countUse'
import { clipboard } from '@/platform/clipboard'
import { environment } from '@/platform/environment'
import { share } from '@/platform/share'
import type { ShareContent, ShareTarget } from '@/platform/share/types'
import { shareAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'

/** What a screen says of itself when it is sent to somebody. */
export interface Shareable {
  readonly title: string
  readonly desc?: string
  readonly imgUrl?: string
}

/**
 * Readies the platform's own sharing for a screen and answers what its share button does: the platform's
 * sheet where there is one, else the link goes to the clipboard. A finished share is counted.
 */
export function useShare({ title, desc = '', imgUrl = '' }: Shareable): () => void {
  const route = useRoute()
  const { tenant } = useSession()
  const { link, miniPath } = shareAddress(route, { cid: route.cid })
  const content: ShareContent = { title: title || tenant.name, desc, imgUrl, link, miniPath }
  const count = (type: ShareTarget) => countUse(type, { iid: route.iid, path: miniPath })
  share.useShareHooks(() => content, count)
  const key = JSON.stringify(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: key is the content's value
  useEffect(() => {
    if (title && environment().isMessagingApp) void share.offer(content, count)
  }, [key])
  return () => {
    if (environment().f === 2) return toast.show(text('shareByMenu'))
    void clipboard.write(link).then((outcome) => toast.show(outcome.ok ? text('linkCopied') : link))
  }
}

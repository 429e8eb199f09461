import { isShareKeyDataType, itemOfRoute } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { countUse } from '@/gateway/countUse'
import { environment } from '@/platform/environment'
import { share } from '@/platform/share'
import type { ShareContent, ShareTarget } from '@/platform/share/types'
import { navigate } from '@/routes/navigate'
import type { Place } from '@/routes/Place'
import { shareAddress, sharePicture } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { shareSheet } from './shareSheet'

/** What a screen says of itself when it is sent to somebody. */
export interface Shareable {
  readonly title: string
  readonly desc?: string
  readonly imgUrl?: string
  /** Goes with the screen's own address, as an invitation does. */
  readonly query?: Readonly<Record<string, string>>
  /** Another address than the screen's own. */
  readonly link?: string
  /** Another screen to share, e.g. the thing bought. Pass the same object at every drawing. */
  readonly of?: Place | null
}

/** The member's own distribution key for the item of this screen, for the types that have one (screens-content §1). */
function useShareKey(place: Place): string | null {
  const { member, distribution } = useSession()
  const [key, setKey] = useState<string | null>(null)
  const { userId } = member
  useEffect(() => {
    const item = itemOfRoute(place)
    setKey(null)
    if (!item || !isShareKeyDataType(item.moduleType) || !userId) return
    let left = false
    void distribution.shareKey(place.iid, userId, item.moduleType, item.id).then((own) => left || setKey(own))
    return () => {
      left = true
    }
  }, [place, userId, distribution])
  return key
}

/**
 * Readies the platform's own sharing for a screen and answers what its share button does: it opens the share sheet.
 * A finished share is counted.
 */
export function useShare({ title, desc = '', imgUrl = '', query, link, of }: Shareable): () => void {
  const here = useRoute()
  const route = of ?? here
  const { tenant } = useSession()
  const key = useShareKey(route)
  const own = shareAddress(query ? { ...route, query: { ...route.query, ...query } } : route, { cid: route.cid, key })
  const words = { title: title || tenant.name, desc, ...own, ...(link ? { link } : {}) }
  const content: ShareContent = { ...words, imgUrl: sharePicture(imgUrl) }
  const count = (type: ShareTarget) => countUse(type, { iid: route.iid, path: own.miniPath, ...itemOfRoute(route) })
  share.useShareHooks(() => content, count)
  const value = JSON.stringify(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: value is the content's
  useEffect(() => {
    if (title && environment().isMessagingApp) void share.offer(content, count)
    return () => shareSheet.leave(value)
  }, [value])
  return () =>
    shareSheet.open({ content, key: value, openPoster: () => void openPoster(route, { ...content, imgUrl }) })
}

function openPoster(route: Place, { title, imgUrl, link }: ShareContent): Promise<void> {
  const item = itemOfRoute(route)
  const url = link.replace(/^https?:\/\/[^/?#]+/i, '')
  return navigate('share.poster', item ? { iid: route.iid, ...item } : { iid: route.iid, title, image: imgUrl, url })
}

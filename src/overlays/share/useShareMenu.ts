import { isShareKeyDataType, itemOfRoute, type RouteItem } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { countUse } from '@/gateway/countUse'
import { environment } from '@/platform/environment'
import { share } from '@/platform/share'
import type { ShareContent, ShareTarget } from '@/platform/share/types'
import { type Place, placePath } from '@/routes/Place'
import { shareAddress, sharePicture, writtenAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'

/** Title, text and picture of a shared screen. */
export interface Shareable {
  readonly title: string
  readonly desc?: string
  readonly imgUrl?: string
  /** Added to the screen's own address, for example for an invitation. */
  readonly query?: Readonly<Record<string, string>>
  /** An address other than the screen's own. */
  readonly link?: string
  /** The target of the sharer's key, where it is not the item of the screen's address. */
  readonly keyOf?: RouteItem | null
  /** What a finished share is counted for, where it is not the item of the screen's address. */
  readonly counted?: RouteItem
  /** Another screen to share, e.g. the bought item. Pass the same object in every render. */
  readonly of?: Place | null
}

/** The member's own distribution key for this screen's item, for the types that have one (screens-content §1). */
function useShareKey(place: Place, keyOf: RouteItem | null): string | null {
  const { member, distribution } = useSession()
  const [key, setKey] = useState<string | null>(null)
  const { userId } = member
  const { moduleType = 0, id = '' } = keyOf ?? itemOfRoute(place) ?? {}
  useEffect(() => {
    setKey(null)
    if (!isShareKeyDataType(moduleType) || !userId) return
    let left = false
    void distribution.shareKey(place.iid, userId, moduleType, id).then((own) => left || setKey(own))
    return () => {
      left = true
    }
  }, [place.iid, moduleType, id, userId, distribution])
  return key
}

/** What a screen shares: content, a key that identifies it, and its place. */
interface Shared {
  readonly content: ShareContent
  readonly key: string
  readonly place: Place
}

/** Prepares the platform's own sharing for a screen; counts each finished share. */
export function useShareMenu({
  title,
  desc = '',
  imgUrl = '',
  query,
  link,
  of,
  keyOf = null,
  counted,
}: Shareable): Shared {
  const here = useRoute()
  const place = of ?? here
  const { tenant } = useSession()
  const key = useShareKey(place, keyOf)
  const sharer = { cid: place.cid, key }
  const own = shareAddress(query ? { ...place, query: { ...place.query, ...query } } : place, sharer)
  const words = { title: title || tenant.name, desc, ...own, ...(link ? writtenAddress(link, sharer) : {}) }
  const content: ShareContent = { ...words, imgUrl: sharePicture(imgUrl) }
  const count = (type: ShareTarget) =>
    countUse(type, { iid: place.iid, path: placePath(place), ...(counted ?? itemOfRoute(place)) })
  share.useShareHooks(() => content, count)
  const value = JSON.stringify(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the value of the content
  useEffect(() => {
    if (title && environment().isMessagingApp) void share.offer(content, count)
  }, [value])
  return { content, key: value, place }
}

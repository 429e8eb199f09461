import { itemOfRoute } from '@quanzi/contract'
import { useEffect } from 'react'
import type { ShareContent } from '@/platform/share/types'
import { navigate } from '@/routes/navigate'
import type { Place } from '@/routes/Place'
import { addScreenOverlay } from '@/ui/screen/screenHost'
import { ShareOverlay } from './ShareOverlay'
import { shareSheet } from './shareSheet'
import { type Shareable, useShareMenu } from './useShareMenu'

// Screens with a share button bring the sheet with them; home and the main package have none.
addScreenOverlay(ShareOverlay)

/** `useShareMenu`, plus a function for the screen's share button that opens the share sheet. */
export function useShare(shareable: Shareable): () => void {
  const { content, key, place } = useShareMenu(shareable)
  useEffect(() => () => shareSheet.leave(key), [key])
  const { imgUrl = '' } = shareable
  return () => shareSheet.open({ content, key, openPoster: () => void openPoster(place, { ...content, imgUrl }) })
}

function openPoster(place: Place, { title, imgUrl, link }: ShareContent): Promise<void> {
  const item = itemOfRoute(place)
  const url = link.replace(/^https?:\/\/[^/?#]+/i, '')
  return navigate('share.poster', item ? { iid: place.iid, ...item } : { iid: place.iid, title, image: imgUrl, url })
}

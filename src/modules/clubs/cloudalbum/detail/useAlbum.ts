import { listAlbumPhotos, MODULE_TYPE, saveAlbum } from '@quanzi/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { onChange } from '@/gateway/changes'
import { errorText } from '@/locales/errorText'
import { address } from '@/platform/address'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { AlbumStore } from './AlbumStore'

/** Photos of a page: whole lines on a phone and on a wide screen. */
const PAGE_SIZE = 48
/** So many pages an address may ask for. */
const MOST_PAGES = 20

/** The album with its marks, and its photos. */
export function useAlbum(iid: number, id: string, pages: number) {
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.cloudAlbum, id })
  // Only the screen in front has the address.
  const isHere = useRef(true)
  const [store] = useState(
    () =>
      new AlbumStore({
        fetch: (pageNo) => call(listAlbumPhotos, { iid, id, pageNo, pageSize: PAGE_SIZE }),
        remove: (removeIds) =>
          callOnce(`album:remove:${id}:${removeIds.join()}`, saveAlbum, (reqId) => ({
            ...{ iid, reqId, id, removeIds: [...removeIds] },
          })),
        emptyState: () => ({ kind: 'empty', message: text('noPhotos') }),
        later: (ms, act) => {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        onFailed: (error) => toast.error(errorText(error)),
        onPages: (shown) => isHere.current && address.rewrite('page', shown > 1 ? String(shown) : null),
        now: serverNow,
      }),
  )
  const [load] = useState(() => async (first = 1) => {
    await page.detail.load()
    if (page.detail.detail) await store.load(first)
  })
  const asked = useRef(Math.min(MOST_PAGES, Math.max(1, pages || 1)))
  useEffect(() => void load(asked.current), [load])
  useEffect(() => {
    const stop = onChange(saveAlbum, (sent) => {
      if (sent.id !== id || sent.remove) return
      void (sent.removeIds ? page.detail.load() : load())
    })
    return () => {
      stop()
      // A removal that could still be taken back is made before the screen goes.
      void store.finish()
    }
  }, [id, load, page, store])
  useScreenHide(() => {
    isHere.current = false
  })
  useScreenShow(() => {
    isHere.current = true
    if (page.detail.detail?.album?.visibility !== 'public') void store.renew()
  })
  return { page, store, load }
}

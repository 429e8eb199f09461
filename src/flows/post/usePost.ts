import { MODULE_TYPE, type SavedContent, saveContent } from '@quanzi/contract'
import { useRef, useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { openTenantStorage } from '@/session/sessionStorage'
import { isPostForm } from './PostForm'
import { PostStore } from './PostStore'

interface Wish {
  readonly iid: number
  /** The live room whose host reports; absent for a member's own post. */
  readonly roomId?: string
  readonly onPublished: (saved: SavedContent) => unknown
}

/** The store of a new post, with its draft on the device. */
export function usePost({ iid, roomId, onPublished }: Wish): PostStore {
  const latest = useRef(onPublished)
  latest.current = onPublished
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const key = roomId ? `post:room:${roomId}` : 'post:draft'
    return new PostStore({
      save: ({ text, imgs, video, tag, place }) =>
        callOnce(key, saveContent, (reqId) => ({
          ...{ iid, reqId, status: 'published' as const, body: [{ type: 'text' as const, text }], imgs: [...imgs] },
          ...(roomId
            ? { moduleType: MODULE_TYPE.livePost, parentId: roomId }
            : { moduleType: MODULE_TYPE.feed, ...(tag ? { tag } : {}) }),
          ...(video ? { video } : {}),
          ...(place ? { place: { name: place.name, address: place.address, ...place.location } } : {}),
        })),
      draft: {
        read: () => device.read(key, isPostForm),
        write: (form) => void (form ? device.write(key, form) : device.remove(key)),
      },
      onPublished: (saved) => latest.current(saved),
    })
  })
  return store
}

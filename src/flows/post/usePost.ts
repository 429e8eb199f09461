import { MODULE_TYPE, type SavedContent, saveContent } from '@quanzi/contract'
import { useRef } from 'react'
import { saveOnce } from '@/gateway/callOnce'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember } from '@/session/usePerMember'
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
  const { member } = useSession()
  const latest = useRef(onPublished)
  latest.current = onPublished
  return usePerMember(() => {
    const key = roomId ? `post:room:${roomId}` : 'post:draft'
    return new PostStore({
      save: ({ text, imgs, video, tag, place }) =>
        saveOnce(key, saveContent, {
          ...{ iid, status: 'published', body: [{ type: 'text', text }], imgs: [...imgs] },
          ...(roomId
            ? { moduleType: MODULE_TYPE.livePost, parentId: roomId }
            : { moduleType: MODULE_TYPE.feed, ...(tag ? { tag } : {}) }),
          ...(video ? { video } : {}),
          ...(place ? { place: { name: place.name, address: place.address, ...place.location } } : {}),
        }),
      draft: memberDraft(key, isPostForm, { iid, member }),
      onPublished: (saved) => latest.current(saved),
    })
  })
}

import { getContent, MODULE_TYPE, saveAlbum } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { useKeptDraft } from '@/flows/enroll/useKeptDraft'
import { memberPictures } from '@/flows/upload/keptParts'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { uploadFile } from '@/gateway/uploadFile'
import { createId } from '@/lib/createId'
import { media } from '@/platform/media'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { AddAlbumStore } from './AddAlbumStore'
import { isAlbumDraft } from './albumForm'

interface Wish {
  readonly iid: number
  readonly id: string
  readonly parentId: string
  /** The member whose draft it is. */
  readonly rid: string
}

/** The store of the upload screen; what is chosen stays on the device until it is saved. */
export function useAddAlbum({ iid, id, parentId, rid }: Wish): AddAlbumStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const name = `album:${rid}:${id || `new${parentId}`}`
    const pictures = memberPictures(name, { iid, member })
    return new AddAlbumStore({
      id,
      pictures,
      fetch: (album) => call(getContent, { iid, moduleType: MODULE_TYPE.cloudAlbum, id: album }),
      pick: async (count) => {
        const picked = await media.pickImages({ count })
        return picked.ok ? picked.value : []
      },
      upload: (file, onProgress) => {
        const { address, abort } = uploadFile(file, { iid, isPrivate: true, onProgress })
        // A lost connection shows on the picture; why a picture is refused must be said.
        address.catch((error: unknown) => {
          if (isGatewayError(error) && error.kind === 'business') toast.error(error.msg)
        })
        return { address, abort }
      },
      save: ({ reqId, addPhotos, ...words }) => {
        const wish = { iid, ...words, addPhotos: [...addPhotos] }
        if (reqId) return call(saveAlbum, { ...wish, reqId, ...(parentId ? { parentId } : {}) })
        // After a fault the same photos are sent as the same request.
        return callOnce(`album:${JSON.stringify(wish)}`, saveAlbum, (fresh) => ({ ...wish, reqId: fresh }))
      },
      askRest: (count) => dialog.confirm({ message: text('someFailed', { count }), confirmText: text('saveRest') }),
      draft: {
        read: () => device.read(name, isAlbumDraft) ?? null,
        write: (draft) => void (draft ? device.write(name, draft) : device.remove(name)),
      },
      newReqId: createId,
      notAllowed: () => text('notAllowed'),
    })
  })
  useKeptDraft(store)
  useEffect(() => {
    void store.begin()
    return () => store.close()
  }, [store])
  return store
}

import { takeDevice } from '@/flows/leaveDevice'
import { uploadFile } from '@/gateway/uploadFile'
import { isTextList } from '@/lib/isTextList'
import { errorText } from '@/locales/errorText'
import { keptFiles } from '@/platform/keptFiles'
import { media } from '@/platform/media'
import type { MemberStore } from '@/session/MemberStore'
import { memberDraft } from '@/session/sessionStorage'
import { whenKnown } from '@/session/usePerMember'
import { toast } from '@/ui/feedback/toast'
import type { PictureParts } from '@/ui/media/ImageUploader'
import { dropFile, PICTURES } from './dropPictures'
import { KeptPictures } from './KeptPictures'

interface Whose {
  readonly iid: number
  readonly member: MemberStore
}

/** What a member has chosen for this draft and not uploaded, on the device. */
export function memberPictures(name: string, whose: Whose): KeptPictures {
  const list = memberDraft(PICTURES + name, isTextList, whose)
  return new KeptPictures({
    files: { ...keptFiles, drop: (file) => dropFile(whose.iid, file) },
    name,
    list: { read: () => list.read() ?? [], write: (names) => list.write(names.length > 0 ? names : null) },
  })
}

/** The functions for an ImageUploader whose pictures stay on the device until they are uploaded. */
export function keptParts(
  name: string,
  { isPrivate, ...whose }: Whose & { readonly isPrivate?: boolean | undefined },
): Required<Omit<PictureParts, 'onWait'>> {
  const { iid, member } = whose
  const kept = memberPictures(name, whose)
  return {
    restore: async () => {
      await whenKnown(member, null)
      void takeDevice(member)
      return await kept.restore()
    },
    choose: async (count) => {
      const picked = await media.pickImages({ count })
      return picked.ok ? await kept.keep(picked.value) : []
    },
    upload: (local, onProgress) => {
      const file = kept.fileOf(local)
      if (!file) throw new Error(`${local} was not chosen here`)
      let stopped = false
      const { address, abort } = uploadFile(file, { iid, ...(isPrivate ? { isPrivate } : {}), onProgress })
      return {
        address: address.then(
          (stored) => {
            void kept.forget(local)
            return stored
          },
          (error: unknown) => {
            if (!stopped) toast.error(errorText(error))
            throw error
          },
        ),
        abort: () => {
          stopped = true
          void kept.forget(local)
          abort()
        },
      }
    },
    onForget: (local) => void kept.forget(local),
  }
}

import type { UploadWish } from '@/gateway/uploadFile'
import { uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { keptFiles } from '@/platform/keptFiles'
import { media } from '@/platform/media'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember, whenKnown } from '@/session/usePerMember'
import { toast } from '@/ui/feedback/toast'
import { KeptPictures } from './KeptPictures'

/**
 * The functions for an ImageUploader in a form that must not lose pictures. A chosen picture stays on the device
 * until it is uploaded, even when the page or the process ends. `name` is the draft's name; `restore` returns the
 * pictures that their member has not uploaded yet. For observers.
 */
export function useKeptPictures(name: string, wish: UploadWish & { readonly iid: number }) {
  const { member } = useSession()
  return usePerMember(() => {
    const isNames = (value: unknown): value is string[] =>
      Array.isArray(value) && value.every((one) => typeof one === 'string')
    const list = memberDraft(`pictures:${name}`, isNames, { iid: wish.iid, member })
    const kept = new KeptPictures({
      files: keptFiles,
      name,
      list: {
        read: () => list.read() ?? [],
        write: (names) => list.write(names.length > 0 ? [...names] : null),
      },
    })
    return {
      restore: () => whenKnown(member, null).then(() => kept.restore()),
      choose: async (count: number): Promise<readonly string[]> => {
        const picked = await media.pickImages({ count })
        return picked.ok ? await kept.keep(picked.value) : []
      },
      upload: (local: string, onProgress: (percent: number) => void) => {
        const file = kept.fileOf(local)
        if (!file) throw new Error(`${local} was not chosen here`)
        let stopped = false
        const { address, abort } = uploadFile(file, { ...wish, onProgress })
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
      forget: (local: string) => void kept.forget(local),
    }
  })
}

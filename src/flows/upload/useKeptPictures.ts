import { useState } from 'react'
import type { UploadWish } from '@/gateway/uploadFile'
import { uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { keptFiles } from '@/platform/keptFiles'
import { media } from '@/platform/media'
import { openTenantStorage } from '@/session/sessionStorage'
import { toast } from '@/ui/feedback/toast'
import { KeptPictures } from './KeptPictures'

/**
 * The functions for an ImageUploader in a form that must not lose pictures. A chosen picture stays on the device
 * until it is uploaded, even when the page or the process ends. `name` is the draft's name; `restore` returns the
 * pictures that are not uploaded yet.
 */
export function useKeptPictures(name: string, wish: UploadWish & { readonly iid: number }) {
  const [parts] = useState(() => {
    const device = openTenantStorage(wish.iid)
    const key = `pictures:${name}`
    const isNames = (value: unknown): value is string[] =>
      Array.isArray(value) && value.every((one) => typeof one === 'string')
    const kept = new KeptPictures({
      files: keptFiles,
      name,
      list: {
        read: () => device.read(key, isNames) ?? [],
        write: (names) => void (names.length > 0 ? device.write(key, names) : device.remove(key)),
      },
    })
    return {
      restore: () => kept.restore(),
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
  return parts
}

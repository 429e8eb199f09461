import { useState } from 'react'
import { type UploadWish, uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import type { UploadLocal } from '@/ui/media/UploadQueue'

/**
 * The functions for an ImageUploader: choosing pictures and uploading one, under the tenant's key unless the wish says
 * otherwise. Both keep their identity. A chosen file is kept, so that a failed upload can be repeated.
 */
export function usePictureUpload(wish?: UploadWish) {
  const { tenant } = useSession()
  const [parts] = useState(() => {
    const picked = new Map<string, PickedFile>()
    const choose = async (count: number): Promise<readonly string[]> => {
      const outcome = await media.pickImages({ count })
      if (!outcome.ok) return []
      for (const file of outcome.value) picked.set(file.path, file)
      return outcome.value.map(({ path }) => path)
    }
    const upload: UploadLocal = (local, onProgress) => {
      const file = picked.get(local)
      if (!file) throw new Error(`${local} was not chosen here`)
      let stopped = false
      const { address, abort } = uploadFile(file, { ...(wish ?? { iid: tenant.iid }), onProgress })
      return {
        address: address.catch((error: unknown) => {
          if (!stopped) toast.error(errorText(error))
          throw error
        }),
        abort: () => {
          stopped = true
          abort()
        },
      }
    }
    return { choose, upload }
  })
  return parts
}

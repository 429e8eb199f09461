import { useState } from 'react'
import { type UploadWish, uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import { toast } from '@/ui/feedback/toast'

/** What an ImageUploader needs: choosing pictures, and storing one of them. Both keep their identity. */
export function usePictureUpload(wish?: UploadWish) {
  const [parts] = useState(() => {
    const picked = new Map<string, PickedFile>()
    return {
      choose: async (count: number): Promise<readonly string[]> => {
        const outcome = await media.pickImages({ count })
        if (!outcome.ok) return []
        for (const file of outcome.value) picked.set(file.path, file)
        return outcome.value.map(({ path }) => path)
      },
      upload: async (local: string): Promise<string> => {
        const file = picked.get(local)
        if (!file) throw new Error(`${local} was not chosen here`)
        try {
          return await uploadFile(file, wish).address
        } catch (error) {
          toast.error(errorText(error), { duration: 2000 })
          throw error
        }
      },
    }
  })
  return parts
}

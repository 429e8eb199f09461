import { useState } from 'react'
import { uploadPicture } from '@/gateway/uploadPicture'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'

/** What an ImageUploader needs: choosing pictures, and storing one of them. Both keep their identity. */
export function usePictureUpload() {
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
        return uploadPicture(file)
      },
    }
  })
  return parts
}

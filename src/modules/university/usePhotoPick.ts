import { useState } from 'react'
import { storeWithRetry } from '@/hooks/storeWithRetry'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import { toast } from '@/ui/feedback/toast'
import type { ApplicantDesk } from './useApplicant'

/** Takes or chooses one photo and stores it; answers its address, null when there is none. */
export function usePhotoPick({ guard }: ApplicantDesk) {
  const [uploading, setUploading] = useState(false)
  const pick = async (): Promise<string | null> => {
    if (uploading) return null
    const picked = await media.pickImages({ count: 1 })
    const [file] = picked.ok ? picked.value : []
    if (!file) return null
    setUploading(true)
    try {
      return await guard(storeWithRetry(file, { isPrivate: true }))
    } catch (error) {
      toast.error(errorText(error), { duration: 2000 })
      return null
    } finally {
      setUploading(false)
    }
  }
  return { uploading, pick }
}

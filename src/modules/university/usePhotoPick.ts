import { useState } from 'react'
import { storeWithRetry } from '@/flows/upload/storeWithRetry'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import { toast } from '@/ui/feedback/toast'
import { uncheckedPhoto } from './uncheckedPhoto'
import type { ApplicantDesk } from './useApplicant'

/** Takes or chooses one photo and uploads it for the check. Resolves to its address; null when there is none. */
export function usePhotoPick(desk: ApplicantDesk, comId: string) {
  const [uploading, setUploading] = useState(false)
  const pick = async (): Promise<string | null> => {
    if (uploading) return null
    const picked = await media.pickImages({ count: 1 })
    const [file] = picked.ok ? picked.value : []
    if (!file) return null
    setUploading(true)
    try {
      const address = await desk.guard(storeWithRetry(file, { isPrivate: true }))
      uncheckedPhoto(desk, comId).keep(address)
      return address
    } catch (error) {
      toast.error(errorText(error))
      return null
    } finally {
      setUploading(false)
    }
  }
  return { uploading, pick }
}

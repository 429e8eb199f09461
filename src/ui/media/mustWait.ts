import { uploadText } from '@/locales/uploadText'
import { toast } from '@/ui/feedback/toast'
import type { UploadWait } from './UploadQueue'

/** True while a form has to wait for its pictures; says why. For the tap on its button. */
export function mustWait(wait: UploadWait): boolean {
  if (wait !== 'none') toast.show(uploadText(wait === 'failed' ? 'waitFailed' : 'waitUploading'))
  return wait !== 'none'
}

import { uploadText } from '@/locales/uploadText'
import type { UploadState } from './UploadQueue'

const KEYS = {
  waiting: 'waitingUpload',
  uploading: 'uploading',
  uploaded: 'uploaded',
  failed: 'uploadFailed',
} as const satisfies Record<UploadState, string>

/** The state of an upload as text. */
export const uploadWord = (state: UploadState): string => uploadText(KEYS[state])

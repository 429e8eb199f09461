import { t } from '@/locales/t'
import type { UploadState } from './UploadQueue'

const KEYS = {
  waiting: 'waitingUpload',
  uploading: 'uploading',
  uploaded: 'uploaded',
  failed: 'uploadFailed',
} as const satisfies Record<UploadState, string>

/** Where an upload stands, in a word. */
export const uploadWord = (state: UploadState): string => t(KEYS[state])

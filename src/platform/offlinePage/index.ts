import type { OfflinePage } from './types'

export const offlinePage: OfflinePage = { keep: () => undefined }

import type { Preview } from './types'

export const preview: Preview = { end: () => undefined }

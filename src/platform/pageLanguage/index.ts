import type { PageLanguage } from './types'

export const pageLanguage: PageLanguage = { set: () => undefined }

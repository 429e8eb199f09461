import type { PageTheme } from './types'

export const pageTheme: PageTheme = { set: () => undefined }

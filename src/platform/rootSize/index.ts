import type { RootSize } from './types'

export const rootSize: RootSize = { follow: () => undefined }

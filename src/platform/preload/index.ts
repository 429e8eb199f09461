import type { Preload } from './types'

export const preload: Preload = { take: () => undefined, gatePort: () => null, warm: () => undefined }

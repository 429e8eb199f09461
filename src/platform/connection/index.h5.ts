import type { Connection } from './types'

export const connection: Connection = {
  isOnline: async () => globalThis.navigator?.onLine !== false,
}

import { unsupported } from '../outcome'
import type { Steps } from './types'

export const steps: Steps = {
  counted: false,
  read: async () => unsupported(),
  openSettings: async () => unsupported(),
}

import { unsupported } from '../outcome'
import type { Privacy } from './types'

export const noPrompt: Privacy = { onNeeded: () => undefined, openContract: async () => unsupported() }

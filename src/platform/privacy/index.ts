import { unsupported } from '../outcome'
import type { Privacy } from './types'

export const privacy: Privacy = { onNeeded: () => undefined, openContract: async () => unsupported() }

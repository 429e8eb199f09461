import { unsupported } from '../outcome'
import type { NativeApp } from './types'

export const nativeApp: NativeApp = { ask: async () => unsupported() }

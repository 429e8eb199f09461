import { unsupported } from '../outcome'
import type { Wechat } from './types'

/** A compiled mini-program has its own functions for sharing, scanning and navigation. */
export const wechat: Wechat = {
  setSources: () => undefined,
  configure: async () => unsupported(),
  setShareData: async () => unsupported(),
  scan: async () => unsupported(),
  openMiniPage: async () => unsupported(),
}

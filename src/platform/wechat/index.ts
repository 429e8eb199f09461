import { unsupported } from '../outcome'
import type { Wechat } from './types'

/** A compiled mini-program shares, scans and navigates by itself. */
export const wechat: Wechat = {
  setSources: () => undefined,
  configure: async () => unsupported(),
  setShareData: async () => unsupported(),
  scan: async () => unsupported(),
  openMiniPage: async () => unsupported(),
}

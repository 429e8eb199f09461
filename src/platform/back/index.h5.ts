import { done, unsupported } from '../outcome'
import { guardBack, leaveGuards, whenFree } from './guardBack.h5'
import type { Back } from './types'

declare global {
  interface Window {
    WeixinJSBridge?: {
      call?(name: string): void
      invoke(name: string, data: object, done: (answer: { err_msg: string }) => void): void
    }
  }
}

export const back: Back = {
  go() {
    if (typeof window !== 'undefined') window.history.back()
  },
  guard: guardBack,
  whenFree,
  clear: leaveGuards,
  async leave() {
    const bridge = typeof window === 'undefined' ? undefined : window.WeixinJSBridge
    if (!bridge?.call) return unsupported()
    bridge.call('closeWindow')
    return done(undefined)
  },
}

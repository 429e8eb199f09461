import { environment } from '../environment'
import { unsupported } from '../outcome'
import type { BridgeHost } from './askBridge'
import type { NativeApp } from './types'

type Callbacks = ((bridge: unknown) => void)[]

declare global {
  interface Window {
    WVJBCallbacks?: Callbacks
  }
}

const host = (): BridgeHost => ({
  bridge: () => window.WebViewJavascriptBridge,
  wakeIos(take) {
    if (window.WVJBCallbacks) {
      window.WVJBCallbacks.push(take)
      return
    }
    window.WVJBCallbacks = [take]
    // The app notices that this address is loaded and puts its bridge on the page.
    const frame = document.createElement('iframe')
    frame.style.display = 'none'
    frame.src = 'https://__bridge_loaded__'
    document.documentElement.appendChild(frame)
    setTimeout(() => frame.remove(), 0)
  },
  onAndroid: (run) => document.addEventListener('WebViewJavascriptBridgeReady', run, { once: true }),
})

export const nativeApp: NativeApp = {
  async ask(handler) {
    if (typeof window === 'undefined') return unsupported()
    const { isNativeApp, isIos } = environment()
    if (!isNativeApp) return unsupported()
    const { askBridge } = await import('./askBridge')
    return askBridge(handler, isIos, host())
  },
}

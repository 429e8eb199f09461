import { detectEnvironment } from './detectEnvironment'
import type { Environment } from './types'

declare global {
  interface Window {
    __wxjs_environment?: string
    WebViewJavascriptBridge?: unknown
  }
}

/** Reads the environment at each call: `__wxjs_environment` appears after the page has started. */
export function environment(): Environment {
  if (typeof window === 'undefined') return detectEnvironment('h5', { userAgent: '' })
  return detectEnvironment('h5', {
    userAgent: window.navigator.userAgent,
    host: window.location?.hostname,
    wxjsEnvironment: window.__wxjs_environment,
    hasNativeBridge: window.WebViewJavascriptBridge !== undefined,
  })
}

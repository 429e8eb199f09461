import { systemInfo } from '../system/systemInfo'
import type { BuildTarget, Environment } from './types'

/** In a mini-program the build decides the environment; only the operating system is read from the phone. */
export function miniEnvironment(target: Exclude<BuildTarget, 'h5'>): () => Environment {
  let known: Environment | undefined
  return () => {
    if (known) return known
    const system = (systemInfo().platform ?? '').toLowerCase()
    known = {
      target,
      isNativeApp: false,
      isMessagingApp: target === 'weapp',
      isEnterpriseMessaging: false,
      isMiniProgramWebView: false,
      isShortVideoWebView: false,
      isAndroid: system === 'android',
      isIos: system === 'ios',
      isMiniProgram: true,
      f: 2,
      isDevHost: false,
      tradeType: 'MINIPROGRAM',
    }
    return known
  }
}

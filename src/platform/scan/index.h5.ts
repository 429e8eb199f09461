import { done, refused, unsupported } from '../outcome'
import { readyJsSdk } from '../share/jssdk'
import type { Scan } from './types'

/** A bar code comes as `EAN_13,6901234567892`. */
const codeOf = (text: string): string => text.replace(/^[A-Z]+_?\d*,/, '')

export const scan: Scan = {
  scan() {
    const sdk = readyJsSdk()
    if (!sdk) return Promise.resolve(unsupported())
    return new Promise((resolve) => {
      sdk.scanQRCode({
        needResult: 1,
        scanType: ['qrCode', 'barCode'],
        success: ({ resultStr = '' }) => resolve(done(codeOf(resultStr))),
        cancel: () => resolve(refused('cancelled')),
        fail: ({ errMsg = '' }) => resolve(refused('failed', errMsg)),
      })
    })
  },
}

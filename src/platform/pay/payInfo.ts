import type { PayFields } from './types'

/** The parameters of the messaging app's payment window. */
export interface PayInfo {
  readonly appId?: string
  readonly timeStamp: string
  readonly nonceStr: string
  readonly package: string
  readonly signType?: 'MD5' | 'HMAC-SHA256' | 'RSA'
  readonly paySign: string
}

function parsed(text: string): Partial<PayInfo> {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Builds them from the separate fields, unless the channel sent them as JSON. */
export function payInfo(fields: PayFields): PayInfo {
  return {
    timeStamp: fields.timestamp,
    nonceStr: fields.ret,
    package: fields.ret1.includes('=') ? fields.ret1 : `prepay_id=${fields.ret1}`,
    paySign: fields.sign,
    ...parsed(fields.jsapi_pay_info),
  }
}

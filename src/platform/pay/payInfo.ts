import type { PayFields } from './types'

/** What the payment windows of the messaging app take. */
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

/** The separate fields, unless the channel has sent them ready as JSON. */
export function payInfo(fields: PayFields): PayInfo {
  return {
    timeStamp: fields.timestamp,
    nonceStr: fields.ret,
    package: fields.ret1.includes('=') ? fields.ret1 : `prepay_id=${fields.ret1}`,
    paySign: fields.sign,
    ...parsed(fields.jsapi_pay_info),
  }
}

import Taro from '@tarojs/taro'
import { type Request, RequestFailure } from './types'

/** Asks for text: the gateway may answer with JSONP padding, which the platform's JSON parser would drop. */
export const request: Request = async ({ url, method, headers, body, timeoutMs }) => {
  try {
    const answer = await Taro.request<unknown, string>({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      dataType: 'text',
      responseType: 'text',
    })
    const { Date: date, date: small } = answer.header ?? {}
    return { status: answer.statusCode, body: answer.data, date: date ?? small }
  } catch (error) {
    const message =
      typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : String(error)
    throw new RequestFailure(/timeout/i.test(message) ? 'timeout' : 'network', message)
  }
}

import { type Request, RequestFailure } from './types'

let sequence = 0

/**
 * JSONP: GET only, and the status of the answer is unknown. A callback stays in place, empty, for an answer that comes
 * late.
 */
export const requestByScript: Request = ({ url, timeoutMs }) =>
  new Promise((resolve, reject) => {
    const callback = `quanziAnswer${++sequence}`
    const scope = window as unknown as Record<string, unknown>
    const script = document.createElement('script')
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      script.remove()
      scope[callback] = () => {
        delete scope[callback]
      }
      finish()
    }
    const timer = setTimeout(() => settle(() => reject(new RequestFailure('timeout', url))), timeoutMs)
    scope[callback] = (body: unknown) => {
      settle(() => resolve({ status: 200, body }))
      delete scope[callback]
    }
    script.onerror = () => {
      settle(() => reject(new RequestFailure('network', url)))
      delete scope[callback]
    }
    script.async = true
    script.src = `${url}${url.includes('?') ? '&' : '?'}callback=${callback}`
    document.head.appendChild(script)
  })

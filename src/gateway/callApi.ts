import { wireParams } from '@quanzi/contract'
import { gatewayState } from './gatewayState'
import { queryText } from './queryText'
import { resultOf, send } from './send'

/**
 * The shared request helper: base path /api plus `path`. GET sends the payload as a query string. POST sends JSON text
 * as plain text, so the browser needs no preflight (shell-and-routes §7).
 */
export async function callApi(method: 'GET' | 'POST', path: string, payload: object = {}): Promise<unknown> {
  const url = `${gatewayState.origin}/api${path.startsWith('/') ? path : `/${path}`}`
  if (method === 'GET') {
    const query = queryText(wireParams(payload))
    return resultOf(await send({ url: query ? `${url}?${query}` : url, method }))
  }
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' }
  return resultOf(await send({ url, method, headers, body: JSON.stringify(payload) }))
}

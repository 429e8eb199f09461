import { getWechatTicket, type WechatTicket } from '@quanzi/contract'
import { gatewayState } from './gatewayState'
import { queryText } from './queryText'
import { resultOf, send } from './send'

/**
 * The JS-SDK's signature of a page. The gateway signs the address in the Referer header (screens-content §1); on iOS
 * that is not the address the request would name by itself, so it is given. Never joined with another page's.
 */
export async function signPage(iid: number, page: string): Promise<WechatTicket> {
  const url = `${gatewayState.origin}${getWechatTicket.uri}?${queryText({ iid: String(iid) })}`
  return resultOf(await send({ url, method: 'GET', referrer: page })) as WechatTicket
}

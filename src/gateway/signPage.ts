import { getWechatTicket, type WechatTicket } from '@quanzi/contract'
import { gatewayState } from './gatewayState'
import { queryText } from './queryText'
import { resultOf, send } from './send'

/**
 * The JS-SDK's signature of a page. The gateway signs the address in the Referer header (screens-content §1). On iOS
 * that must be the first address of the visit, so the request sets it. Never shares the request of another page.
 */
export async function signPage(iid: number, page: string): Promise<WechatTicket> {
  const url = `${gatewayState.origin}${getWechatTicket.uri}?${queryText({ iid: String(iid) })}`
  return resultOf(await send({ url, method: 'GET', referrer: page })) as WechatTicket
}

import { createOrder, type OrderCreated } from '@quanzi/contract'
import type { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import type { CreateOrder } from './SentOrder'

/**
 * Creates an order. A link may name a seller who is none here, or not any more: then the order is created without, since
 * that is nothing the buyer could put right.
 */
export async function placeOrder(params: CreateOrder, ask: typeof call): Promise<OrderCreated> {
  try {
    return await ask(createOrder, params)
  } catch (error) {
    if (params.saleUserId === undefined || !isGatewayError(error, 'PARAM')) throw error
    const { saleIid: _saleIid, saleUserId: _saleUserId, ...rest } = params
    return await ask(createOrder, rest)
  }
}

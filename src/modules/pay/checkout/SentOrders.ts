import type { OrderCreated } from '@quanzi/contract'
import { type CreateOrder, SentOrder, type SentOrderParts } from './SentOrder'

/**
 * The orders that one screen has sent, by what they are for: a lost answer repeats the order for the same thing, and
 * never stands in for the order of another.
 */
export class SentOrders {
  private readonly sent = new Map<string, SentOrder>()

  constructor(private readonly parts: Omit<SentOrderParts, 'of'>) {}

  send(of: string, order: (reqId: string) => CreateOrder): Promise<OrderCreated> {
    const one = this.sent.get(of) ?? new SentOrder({ ...this.parts, of })
    this.sent.set(of, one)
    return one.send(order)
  }
}

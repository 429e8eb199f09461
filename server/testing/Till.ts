import { randomUUID } from 'node:crypto'
import { createOrder, createUnionPayment, type OrderCreated } from '@quanzi/contract'
import { confirmPayment } from '../trade/confirmPayment'
import type { Actor, TestServer } from './createTestServer'

/** A ticket for the demo activity: ¥68, and only name and mobile are required. */
export const TICKET = {
  iid: 1000,
  orderType: 1,
  keys: '9012',
  property: '9012-s1',
  property2: '9012-t1',
  num: 1,
} as const

/** An entrant for this ticket. */
export const entrant = (n = 0) => ({ name: `张三${n}`, mobile: '13912345678' })

/** Changes to the wish for one ticket. */
type Wish = Readonly<Record<string, unknown>>

export interface Paid {
  readonly gid: string
  readonly payable: number
  readonly tradeNo: string
}

/** Buys as members do: checkout, cashier, and the payment channel's notification. */
export class Till {
  constructor(private readonly server: TestServer) {}

  /** Orders tickets for `num` people; `info` changes the order's info. */
  order(as: Actor, wish: Wish = {}, info: Wish = {}): Promise<OrderCreated> {
    const entrants = Array.from({ length: Number(wish.num ?? TICKET.num) }, (_, n) => entrant(n))
    return this.server.call(
      createOrder,
      { ...TICKET, ...wish, info: { reqId: randomUUID(), entrants, ...info } },
      { as },
    )
  }

  /** Orders the membership of a club with a fee. */
  joinClub(as: Actor, keys = '10004'): Promise<OrderCreated> {
    const club = { iid: 1000, orderType: 2, keys, num: 1, name: '张三', phone: '13912345678' }
    return this.server.call(createOrder, { ...club, info: { reqId: randomUUID() } }, { as })
  }

  /** Opens a payment; with `needLeft` it uses the wallet first. */
  open(gid: string, as: Actor, needLeft = false) {
    return this.server.call(createUnionPayment, { iid: 1000, orderId: gid, needLeft }, { as })
  }

  /** The channel reports the payment. */
  confirm(tradeNo: string, amount: number, channelNo = `C-${tradeNo}`) {
    return confirmPayment(this.server.app.services, { tradeNo, amount, channelNo })
  }

  /** Opens a payment of the order and lets the channel confirm it. */
  async pay({ gid, payable }: Pick<OrderCreated, 'gid' | 'payable'>, as: Actor): Promise<Paid> {
    const { tradeNo } = await this.open(gid, as)
    const outcome = await this.confirm(tradeNo, payable)
    if (outcome !== 'paid') throw new Error(`the payment of ${gid} was answered with ${outcome}`)
    return { gid, payable, tradeNo }
  }

  /** Orders a ticket and pays for it. */
  async paid(as: Actor, wish?: Wish): Promise<Paid> {
    return await this.pay(await this.order(as, wish), as)
  }
}

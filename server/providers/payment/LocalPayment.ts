import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../base/clock'
import type { Secrets } from '../../db/Secrets'
import type { PaymentNotice, PaymentProvider, PaymentRequest, PaymentTicket } from './PaymentProvider'

const Notice = v.object({
  tradeNo: v.string(),
  channelNo: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const Offer = v.object({ tradeNo: v.string(), amount: v.number(), title: v.string(), channel: v.string() })
type Offer = v.InferOutput<typeof Offer>

/** Purposes of signatures: a signature for one is invalid for the others. */
const OFFER = 'payment offer'
const NOTICE = 'payment notice'

/** A local payment channel, with its own cashier page and real signatures. */
export class LocalPayment implements PaymentProvider {
  constructor(
    private readonly secrets: Pick<Secrets, 'sign' | 'verify'>,
    private readonly clock: Clock,
  ) {}

  async create(request: PaymentRequest): Promise<PaymentTicket> {
    const { tradeNo, amount, title } = request
    const ticket = {
      timestamp: String(Math.floor(this.clock() / 1000)),
      ret: randomBytes(16).toString('hex'),
      ret1: `local${tradeNo}`,
    }
    const offer = JSON.stringify({ tradeNo, amount, title, channel: request.channel })
    const query = new URLSearchParams({ tradeNo, offer, sign: this.secrets.sign(OFFER, offer) })
    const sign = this.secrets.sign('payment ticket', [ticket.timestamp, ticket.ret, ticket.ret1].join('\n'))
    // The messaging app's window needs an identified person. Without an openid only the cashier page can take the
    // payment.
    const forNobody = request.channel === 'jsapi' && !request.openid
    const info = {
      appId: 'wxlocal000000000001',
      timeStamp: ticket.timestamp,
      nonceStr: ticket.ret,
      package: `prepay_id=${ticket.ret1}`,
      signType: 'HMAC-SHA256',
      paySign: sign,
    }
    return {
      ...ticket,
      jsapi_pay_info: forNobody ? '' : JSON.stringify(info),
      sign,
      cashierUrl: `/local/cashier?${query}`,
    }
  }

  verifyNotice(_channel: string, body: string, signature: string): PaymentNotice | null {
    if (!this.secrets.verify(NOTICE, body, signature)) return null
    try {
      const parsed = v.safeParse(Notice, JSON.parse(body))
      return parsed.success ? parsed.output : null
    } catch {
      return null
    }
  }

  async refund(request: { tradeNo: string; refundNo: string; amount: number }) {
    return { channelNo: `R${this.secrets.sign('payment refund', request.refundNo).slice(0, 24)}` }
  }

  /** The offer in a cashier address made by `create`; null for any other. */
  readOffer({ offer, sign }: { readonly offer: string; readonly sign: string }): Offer | null {
    return this.secrets.verify(OFFER, offer, sign) ? v.parse(Offer, JSON.parse(offer)) : null
  }

  /** The channel's notification of a payment; the cashier page and the tests send it. */
  notice(tradeNo: string, amount: number): { body: string; signature: string } {
    const body = JSON.stringify({
      tradeNo,
      channelNo: `C${this.secrets.sign('payment number', tradeNo).slice(0, 24)}`,
      amount,
    })
    return { body, signature: this.secrets.sign(NOTICE, body) }
  }
}

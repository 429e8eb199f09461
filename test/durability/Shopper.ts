/** Orders and payments that the server has acknowledged. */
export interface Acknowledged {
  readonly gid: string
  readonly bearer: string
  tradeNo?: string
  paid: boolean
}

interface Answer {
  readonly code?: number
  readonly msg?: string
  readonly t?: { gid: string; status: number; tradeNo: string; cashierUrl: string; paid: boolean }
}

let request = 0

/** Orders and pays without pause, and records every answer. */
export class Shopper {
  readonly acknowledged: Acknowledged[] = []

  constructor(
    private readonly address: string,
    private readonly bearers: readonly string[],
    private readonly onPaid: () => void,
  ) {}

  /** Runs until the server is gone: a failed connection ends it, a refusal is an error. */
  async shop(): Promise<void> {
    for (let n = 0; ; n++) {
      const bearer = this.bearers[n % this.bearers.length] ?? ''
      try {
        await this.buy(bearer)
      } catch (error) {
        // `fetch` reports a connection that broke as a TypeError.
        if (error instanceof TypeError) return
        throw error
      }
    }
  }

  private async buy(bearer: string): Promise<void> {
    const reqId = `durable-${process.pid}-${++request}`
    const target = { iid: 1000, orderType: 1, keys: '9012', property: '9012-s1', property2: '9012-t1', num: 1 }
    const info = { reqId, entrants: [{ name: '张三', mobile: '13912345678' }] }
    const created = await this.call('/h5/order/create', { ...target, info: JSON.stringify(info) }, bearer)
    const order: Acknowledged = { gid: created.gid, bearer, paid: false }
    this.acknowledged.push(order)

    const attempt = await this.call('/api/yinsheng/union.wechat.create', { iid: 1000, orderId: order.gid }, bearer)
    order.tradeNo = attempt.tradeNo
    const offer = new URL(attempt.cashierUrl, this.address).searchParams
    const form = { offer: offer.get('offer') ?? '', sign: offer.get('sign') ?? '', back: '/', decision: 'pay' }
    const answer = await fetch(`${this.address}/local/cashier`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    order.paid = answer.headers.get('location')?.includes('payResult=success') ?? false
    if (order.paid) this.onPaid()
    else throw new Error(`payment of ${order.gid}: ${answer.status} ${answer.headers.get('location')}`)
  }

  async call(uri: string, params: Readonly<Record<string, unknown>>, bearer: string) {
    const answer = await fetch(`${this.address}/h5/getjsonp`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        authorization: `Bearer ${bearer}`,
        // Each member has an address of its own, because the server limits calls by address.
        'x-forwarded-for': `10.0.${bearer.charCodeAt(0)}.${bearer.charCodeAt(1)}`,
      },
      body: JSON.stringify({ domain: 'h5', uri, f: 1, ...params }),
    })
    const body = (await answer.json()) as Answer
    if (!body.t) throw new Error(`${uri}: ${body.code} ${body.msg}`)
    return body.t
  }
}

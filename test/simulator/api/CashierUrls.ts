interface Ticket {
  readonly ret1: string
  readonly cashierUrl: string
}

const isTicket = (value: object): value is Ticket =>
  'cashierUrl' in value && typeof value.cashierUrl === 'string' && 'ret1' in value && typeof value.ret1 === 'string'

/**
 * The payment window of a platform knows a payment by its prepay id alone. Here the page that takes the money is
 * the local channel's, whose address the gateway's answer has carried past.
 */
export class CashierUrls {
  private readonly byPrepayId = new Map<string, string>()

  /** Looks for payment tickets anywhere in an answer. */
  notice(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (isTicket(value)) this.byPrepayId.set(value.ret1, value.cashierUrl)
    for (const child of Object.values(value)) this.notice(child)
  }

  get(prepayId: string): string | undefined {
    return this.byPrepayId.get(prepayId)
  }
}

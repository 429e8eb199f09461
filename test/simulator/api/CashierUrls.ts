interface Ticket {
  readonly ret1: string
  readonly cashierUrl: string
}

const isTicket = (value: object): value is Ticket =>
  'cashierUrl' in value && typeof value.cashierUrl === 'string' && 'ret1' in value && typeof value.ret1 === 'string'

/**
 * A platform's payment window knows a payment only by its prepay id. Here the local channel's cashier page takes the
 * money; this remembers its address from the gateway's answers.
 */
export class CashierUrls {
  private readonly byPrepayId = new Map<string, string>()

  /** Finds payment tickets anywhere in an answer. */
  notice(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (isTicket(value)) this.byPrepayId.set(value.ret1, value.cashierUrl)
    for (const child of Object.values(value)) this.notice(child)
  }

  get(prepayId: string): string | undefined {
    return this.byPrepayId.get(prepayId)
  }
}

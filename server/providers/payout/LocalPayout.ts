import type { Payout, PayoutProvider, PayoutResult } from './PayoutProvider'

/**
 * A local payout channel. It pays everybody except cards whose number ends in 0000, and forgets its payouts when
 * the process ends.
 */
export class LocalPayout implements PayoutProvider {
  private readonly results = new Map<string, PayoutResult>()

  async send({ no, number }: Payout): Promise<PayoutResult> {
    const known = this.results.get(no)
    if (known) return known
    const result: PayoutResult = number.endsWith('0000')
      ? { state: 'refused', reason: '收款账户状态异常' }
      : { state: 'paid', channelNo: `local${no}` }
    this.results.set(no, result)
    return result
  }

  async find(no: string): Promise<PayoutResult> {
    return this.results.get(no) ?? { state: 'unclear' }
  }
}

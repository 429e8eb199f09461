import { ProviderMissing } from '../ProviderMissing'
import type { PayoutProvider, PayoutResult } from './PayoutProvider'

/** Without a payout provider nobody is paid; withdrawals stay approved. */
export class MissingPayout implements PayoutProvider {
  readonly sends = false

  async send(): Promise<PayoutResult> {
    throw new ProviderMissing('payouts')
  }

  async find(): Promise<PayoutResult> {
    throw new ProviderMissing('payouts')
  }
}

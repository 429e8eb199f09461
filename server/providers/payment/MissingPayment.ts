import { ProviderMissing } from '../ProviderMissing'
import type { PaymentNotice, PaymentProvider, PaymentTicket } from './PaymentProvider'

/** Without a payment provider nothing can be paid, and no notice is genuine. */
export class MissingPayment implements PaymentProvider {
  async create(): Promise<PaymentTicket> {
    throw new ProviderMissing('payment')
  }

  verifyNotice(): PaymentNotice | null {
    return null
  }

  async refund(): Promise<{ channelNo: string }> {
    throw new ProviderMissing('payment')
  }
}

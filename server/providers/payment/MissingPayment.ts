import { ProviderMissing } from '../ProviderMissing'
import type { PaymentNotice, PaymentProvider, PaymentTicket } from './PaymentProvider'

/** Nothing can be paid here, and no notice is a channel's. */
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

import { ProviderMissing } from '../ProviderMissing'
import type { SmsProvider } from './SmsProvider'

/** Without an SMS provider no text message is sent. */
export class MissingSms implements SmsProvider {
  readonly sends = false

  async send(): Promise<void> {
    throw new ProviderMissing('text messages')
  }
}

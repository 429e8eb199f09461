import { ProviderMissing } from '../ProviderMissing'
import type { SmsProvider } from './SmsProvider'

/** No text message leaves this server. */
export class MissingSms implements SmsProvider {
  readonly sends = false

  async send(): Promise<void> {
    throw new ProviderMissing('text messages')
  }
}

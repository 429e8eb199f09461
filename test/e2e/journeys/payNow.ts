import type { Phone } from '../support/Phone'
import { confirmAtCashier } from './orders'

/** From the cashier on the screen over the local channel's page to the result. */
export async function payNow(phone: Phone): Promise<void> {
  // The order below the cashier has a button of the same name.
  await phone.see('#cashier-amount')
  await phone.tap('#pay-button')
  await confirmAtCashier(phone)
  await phone.see('#pay-result')
}

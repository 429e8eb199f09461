import { privacy } from '@/platform/privacy'
import { consent } from './consent'
import { importConsent } from './importConsent'

/**
 * Asks the visitor when a personal function waits for consent. The sheet's code is loaded at that moment; if it cannot
 * be loaded, the answer is no.
 */
export const watchConsent = (): void =>
  privacy.onNeeded((answer) => {
    consent.ask(answer)
    importConsent().catch(() => consent.answer(false))
  })

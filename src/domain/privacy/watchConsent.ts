import { privacy } from '@/platform/privacy'
import { consent } from './consent'
import { importConsent } from './importConsent'

/** Asks the visitor when something personal waits for it; the sheet comes when it is wanted. Without it nothing is taken. */
export const watchConsent = (): void =>
  privacy.onNeeded((answer) => {
    consent.ask(answer)
    importConsent().catch(() => consent.answer(false))
  })

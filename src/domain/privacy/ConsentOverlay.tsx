import { consent } from './consent'
import { PrivacySheet } from './PrivacySheet'

/** The question for consent, above every screen. It is drawn only while a personal function waits for it. */
export const ConsentOverlay = () => <PrivacySheet store={consent} />

import { consent } from './consent'
import { PrivacySheet } from './PrivacySheet'

/** The question over every screen; it is drawn only while something personal waits. */
export const ConsentOverlay = () => <PrivacySheet store={consent} />

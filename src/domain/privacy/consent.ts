import { PrivacyStore } from './PrivacyStore'

/** The app's one: who waits for the visitor's consent. */
export const consent = new PrivacyStore()

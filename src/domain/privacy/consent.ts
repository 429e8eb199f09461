import { PrivacyStore } from './PrivacyStore'

/** The app's only privacy store: it holds the functions that wait for the visitor's consent. */
export const consent = new PrivacyStore()

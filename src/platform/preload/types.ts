/** Answers that the server has put into the page for the first screen; each can be taken once. */
export interface Preload {
  /** `key` is the call's key (contract/calls/callKey.ts). Undefined when the server sent nothing for it. */
  take(key: string): unknown
  /** Port of the chat gate that the page's server runs; null when it did not say. */
  gatePort(): number | null
  /** Fetches what the next screens need, once, when the browser has nothing better to do. Mini-programs have rules for that. */
  warm(): void
}

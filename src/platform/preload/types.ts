/** Answers that the server has put into the page for the first screen. Each can be taken once. */
export interface Preload {
  /** `key` comes from contract/calls/callKey.ts. Undefined when the server sent no answer for it. */
  take(key: string): unknown
  /** Port of the chat gate on the page's server; null when the page does not name one. */
  gatePort(): number | null
  /** Loads the scripts of the next screens once, when the browser is idle. Mini-programs use preload rules instead. */
  warm(): void
}

export type ProtocolMethods = Readonly<Record<string, (params: never) => unknown>>

/** Sends events that the automator did not request. */
export interface Sender {
  enableLog(): void
  event(method: string, params: object): void
}

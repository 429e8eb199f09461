export type ProtocolMethods = Readonly<Record<string, (params: never) => unknown>>

/** Sends what the automator did not ask for. */
export interface Sender {
  enableLog(): void
  event(method: string, params: object): void
}

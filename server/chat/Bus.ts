/** Carries frames to the servers that hold a member's connections. */
export interface Bus {
  /** Frames published to the member by other servers are wanted from now on. */
  join(rid: number): Promise<void>
  leave(rid: number): void
  /** Gives frames to the other servers; settled when they are on their way. Never rejects. */
  publish(frames: ReadonlyMap<number, Uint8Array>): Promise<void>
  close(): Promise<void>
}

export interface BusEvents {
  frame(rid: number, frame: Uint8Array<ArrayBuffer>): void
  /** Frames may have been missed since this instant. */
  gap(since: number): void
}

/** The bus of a server that is alone. */
export const NO_BUS: Bus = {
  join: async () => {},
  leave: () => {},
  publish: async () => {},
  close: async () => {},
}

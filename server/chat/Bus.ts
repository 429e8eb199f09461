/** Carries frames to the servers that hold a member's connections. Nothing here waits for long, and nothing rejects. */
export interface Bus {
  /** Frames published to the member by other servers are wanted from now on. Settled when they come, or cannot. */
  join(rid: number): Promise<void>
  leave(rid: number): void
  /** Gives frames to the other servers. What cannot be given is told them as a gap when it can. */
  publish(frames: ReadonlyMap<number, Uint8Array>): void
  /** Counts one connection of a member among those of all servers; the oldest ones beyond `limit` are thrown out. */
  claim(rid: number, seat: SeatName, limit: number): void
  release(rid: number, seat: SeatName): void
  close(): Promise<void>
}

/** A connection's number on its server. */
export type SeatName = number

export interface BusEvents {
  frame(rid: number, frame: Uint8Array<ArrayBuffer>): void
  /** Nothing comes from other servers, or may have been missed, since this instant. */
  lost(since: number): void
  /** Frames come again. */
  found(): void
  /** A member has too many connections, and this one, of this server, is the oldest. */
  throwOut(rid: number, seat: SeatName): void
}

/** The bus of a server that is alone. */
export const NO_BUS: Bus = {
  join: async () => {},
  leave: () => {},
  publish: () => {},
  claim: () => {},
  release: () => {},
  close: async () => {},
}

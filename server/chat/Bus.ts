/** Sends frames to the servers that have a member's connections. No method waits for long, and none rejects. */
export interface Bus {
  /** Subscribes to the member's frames from other servers. Resolves when they arrive, or cannot. */
  join(rid: number): Promise<void>
  leave(rid: number): void
  /** Sends frames to the other servers. When that fails, they learn of a gap later. */
  publish(frames: ReadonlyMap<number, Uint8Array>): void
  /** Counts one connection of a member over all servers; closes the oldest ones beyond `limit`. */
  claim(rid: number, seat: SeatName, limit: number): void
  release(rid: number, seat: SeatName): void
  close(): Promise<void>
}

/** A connection's number on its server. */
export type SeatName = number

export interface BusEvents {
  frame(rid: number, frame: Uint8Array<ArrayBuffer>): void
  /** Since this instant no frames come from other servers, or some may be lost. */
  lost(since: number): void
  /** Frames arrive again. */
  found(): void
  /** This connection of this server is the oldest of a member with too many. */
  throwOut(rid: number, seat: SeatName): void
}

/** The bus of a single server. */
export const NO_BUS: Bus = {
  join: async () => {},
  leave: () => {},
  publish: () => {},
  claim: () => {},
  release: () => {},
  close: async () => {},
}

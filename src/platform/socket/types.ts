/** An open websocket for binary frames. */
export interface Socket {
  /** May throw when the socket is no longer open. */
  send(frame: Uint8Array<ArrayBuffer>): void
  /** Also while still connecting. */
  close(code: number, reason: string): void
}

/** After `closed` nothing more comes. */
export interface SocketEvents {
  opened(): void
  received(frame: ArrayBuffer | Uint8Array | string): void
  /** 1006 when the connection was lost without a code, or the platform has no sockets. */
  closed(code: number): void
  /** What the platform said, or the outcome `unsupported`. */
  failed(detail: unknown): void
}

/** Events come only after it has returned. One socket at a time: opening another closes the one before. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket

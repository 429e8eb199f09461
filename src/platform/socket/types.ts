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
  /** 1006 when the connection was lost without a code. */
  closed(code: number): void
  failed(detail: unknown): void
}

/** Events come only after it has returned. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket

/** An open websocket for binary frames. */
export interface Socket {
  /** May throw when the socket is closed. */
  send(frame: Uint8Array<ArrayBuffer>): void
  /** Works also while the socket is connecting. */
  close(code: number, reason: string): void
}

/** No event follows `closed`. */
export interface SocketEvents {
  opened(): void
  received(frame: ArrayBuffer | Uint8Array | string): void
  /** 1006 when the connection broke without a code, or when the platform has no sockets. */
  closed(code: number): void
  /** The platform's error, or the outcome `unsupported`. */
  failed(detail: unknown): void
}

/** Events come only after this function has returned. Only one socket is open: a new one closes the one before. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket

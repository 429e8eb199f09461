/** What a session calls on its websocket. Neither method may call back into the session before it returns. */
export interface Socket {
  /** Sends one binary frame; the array owns its whole `buffer`. May throw when the socket is no longer open. */
  send(frame: Uint8Array<ArrayBuffer>): void
  /** Closes with a websocket close code; also while still connecting. */
  close(code: number, reason: string): void
  /** Bytes accepted by {@link send} and not yet handed to the network, where the platform tells (servers do). */
  queuedBytes?(): number
  /** From now on frames of one turn may leave as one: the client has said that it reads all packages of a frame. */
  merge?(): void
  /** Ends the connection at once; what is queued is dropped. For a client that does not read, for which a close would wait too. */
  terminate?(): void
}

/** What a websocket reports to the client session; after `closed` nothing more. */
export interface SocketEvents {
  opened(): void
  /** One frame as received. A text frame is passed on too: it is a fault, not something to drop silently. */
  received(frame: ArrayBuffer | Uint8Array | string): void
  /** `code` is the websocket close code; 1006 when the connection was lost without one. */
  closed(code: number): void
  /** A socket error; it does not end the connection, `closed` does. */
  failed(detail: unknown): void
}

/** Opens a websocket to the one address the session is for. Events may come only after it has returned. */
export type OpenSocket = (events: SocketEvents) => Socket

/** A frame as bytes, whatever the platform delivered; `undefined` for text. */
export function frameBytes(frame: ArrayBuffer | Uint8Array | string): Uint8Array | undefined {
  if (typeof frame === 'string') return undefined
  return ArrayBuffer.isView(frame) ? frame : new Uint8Array(frame)
}

/** The websocket functions that a session uses. None of them may call back into the session before it returns. */
export interface Socket {
  /** Sends one binary frame; the array owns its whole `buffer`. May throw when the socket is closed. */
  send(frame: Uint8Array<ArrayBuffer>): void
  /** Closes with a websocket close code; works also while connecting. */
  close(code: number, reason: string): void
  /** Bytes passed to {@link send} that have not reached the network yet, on platforms that tell (servers do). */
  queuedBytes?(): number
  /** Allows one frame for all packages of a turn: the client has announced that it reads all packages of a frame. */
  merge?(): void
  /**
   * Ends the connection at once and drops queued bytes. For a client that does not read: a normal close would have to
   * wait.
   */
  terminate?(): void
}

/** The events of a websocket for the client session; none comes after `closed`. */
export interface SocketEvents {
  opened(): void
  /** One received frame. Text frames are passed on too, because they are a fault to report. */
  received(frame: ArrayBuffer | Uint8Array | string): void
  /** `code` is the websocket close code; 1006 when the connection was lost without one. */
  closed(code: number): void
  /** A socket error; it does not end the connection, `closed` does. */
  failed(detail: unknown): void
}

/** Opens a websocket to the session's only address. Events may come only after it has returned. */
export type OpenSocket = (events: SocketEvents) => Socket

/** A frame as bytes, whatever the platform delivered; `undefined` for text. */
export function frameBytes(frame: ArrayBuffer | Uint8Array | string): Uint8Array | undefined {
  if (typeof frame === 'string') return undefined
  return ArrayBuffer.isView(frame) ? frame : new Uint8Array(frame)
}

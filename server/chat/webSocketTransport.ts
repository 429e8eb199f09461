import type { Socket } from '@quanzi/pomelo'
import type { WebSocket } from 'ws'

/** Approximate memory of a queued frame besides its bytes, in the lists and closures of websocket and socket. */
const FRAME_COST = 512

/** In ms: how long a client may take to answer the websocket's close. */
const CLOSING = 2000

/**
 * A websocket for a session. For a client that reads merged packages, everything sent in one turn of the event loop
 * becomes one frame: under load the client gets dozens of packages with one system call.
 */
export function webSocketTransport(ws: WebSocket): Socket {
  let merges = false
  let waiting: Uint8Array[] = []
  let bytes = 0
  /** Number of frames that the websocket has not passed to the network. */
  let unsent = 0

  const written = () => {
    unsent -= 1
  }
  const write = (frame: Uint8Array) => {
    unsent += 1
    ws.send(frame, written)
  }
  const flush = () => {
    if (waiting.length === 0) return
    const frame = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting, bytes)
    waiting = []
    bytes = 0
    if (frame && ws.readyState === ws.OPEN) write(frame)
  }

  return {
    send(frame) {
      if (ws.readyState !== ws.OPEN) throw new Error('the websocket is not open')
      if (!merges) return write(frame)
      waiting.push(frame)
      bytes += frame.length
      if (waiting.length === 1) setImmediate(flush)
    },
    merge() {
      merges = true
    },
    close(code, reason) {
      flush()
      ws.close(code, reason)
      // A client that does not answer the close is cut off.
      const timer = setTimeout(() => ws.terminate(), CLOSING)
      timer.unref()
      ws.once('close', () => clearTimeout(timer))
    },
    terminate() {
      waiting = []
      ws.terminate()
    },
    queuedBytes: () => ws.bufferedAmount + bytes + unsent * FRAME_COST,
  }
}

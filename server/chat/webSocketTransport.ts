import type { Socket } from '@quanzi/pomelo'
import type { WebSocket } from 'ws'

/** What a frame that waits takes beside its bytes, in the lists and closures of the websocket and of the socket under it. */
const FRAME_COST = 512

/** How long a client may take to answer the close of its websocket. */
const CLOSING = 2000

/**
 * A websocket as a session writes to it. For a client that reads merged packages, what is sent during one turn of the
 * event loop leaves as one frame: under load it then gets dozens of packages for the price of one system call.
 */
export function webSocketTransport(ws: WebSocket): Socket {
  let merges = false
  let waiting: Uint8Array[] = []
  let bytes = 0
  /** Frames that the websocket has not handed to the network. */
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
      // Who does not answer the close is gone all the same.
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

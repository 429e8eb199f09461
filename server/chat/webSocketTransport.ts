import type { Socket } from '@quanzi/pomelo'
import type { WebSocket } from 'ws'

/**
 * A websocket as a session writes to it. What is sent during one turn of the event loop leaves as
 * one frame: under load a client then gets dozens of packages for the price of one system call.
 */
export function webSocketTransport(ws: WebSocket): Socket {
  let waiting: Uint8Array[] = []
  let bytes = 0

  const flush = () => {
    if (waiting.length === 0) return
    const frame = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting, bytes)
    waiting = []
    bytes = 0
    if (frame && ws.readyState === ws.OPEN) ws.send(frame)
  }

  return {
    send(frame) {
      if (ws.readyState !== ws.OPEN) throw new Error('the websocket is not open')
      waiting.push(frame)
      bytes += frame.length
      if (waiting.length === 1) setImmediate(flush)
    },
    close(code, reason) {
      flush()
      ws.close(code, reason)
    },
    queuedBytes: () => ws.bufferedAmount + bytes,
  }
}

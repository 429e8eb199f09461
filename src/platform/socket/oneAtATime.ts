import type { OpenSocket } from './types'

const NORMAL = 1000

/**
 * Closes the previous socket when a new one opens. Platforms allow an app only a few sockets, and a connection may
 * die unnoticed.
 */
export function oneAtATime(open: OpenSocket): OpenSocket {
  let closeLast: () => void = () => undefined
  return (url, events) => {
    closeLast()
    let over = false
    const end = (code: number) => {
      if (over) return
      over = true
      events.closed(code)
    }
    const socket = open(url, {
      opened: () => over || events.opened(),
      received: (frame) => over || events.received(frame),
      failed: (detail) => over || events.failed(detail),
      closed: end,
    })
    closeLast = () => {
      if (over) return
      try {
        socket.close(NORMAL, '')
      } catch {
        // The socket was closed already.
      }
      end(NORMAL)
    }
    return socket
  }
}

import { unsupported } from '../outcome'
import type { Socket, SocketEvents } from './types'

const LOST = 1006

/** The socket of a platform without websockets: it reports failure and closes. */
export function noSocket(events: SocketEvents): Socket {
  void Promise.resolve().then(() => {
    events.failed(unsupported())
    events.closed(LOST)
  })
  return {
    send() {
      throw new Error('the socket is not open')
    },
    close: () => undefined,
  }
}

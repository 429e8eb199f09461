import { noSocket } from './noSocket'
import { oneAtATime } from './oneAtATime'

const LOST = 1006

export const openSocket = oneAtATime((url, events) => {
  if (typeof WebSocket === 'undefined') return noSocket(events)
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) => events.received(data)
  socket.onerror = (event) => events.failed(event)
  socket.onclose = ({ code }) => events.closed(code || LOST)
  return {
    send: (frame) => socket.send(frame),
    // A page may close a socket only with 1000 or a code from 3000 on.
    close: (code, reason) => socket.close(code === 1000 || code >= 3000 ? code : 1000, reason),
  }
})

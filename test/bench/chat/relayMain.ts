import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** The reference: passes each frame to the neighbour of its connection and does nothing else. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
const sockets: WebSocket[] = []
server.on('connection', (ws) => {
  // Numbers follow the order of connecting, which is one by one.
  const place = sockets.length
  sockets.push(ws)
  ws.on('message', (data) => sockets[place ^ 1]?.send(data as Buffer))
})
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', () => {
  for (const ws of sockets.splice(0)) ws.terminate()
  process.send?.({ emptied: true })
})
process.on('disconnect', () => process.exit(0))

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { stopListening } from './stopListening'

test('a client that sends half a request does not keep the server from stopping', async () => {
  const http = fastify()
  const begun = new Promise<void>((resolve) => http.addHook('onRequest', async () => resolve()))
  http.post('/', async () => 'never')
  await http.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  const closed = once(socket, 'close')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  await begun
  await stopListening(http, 1)
  await closed
  expect(http.server.listening).toBe(false)
})

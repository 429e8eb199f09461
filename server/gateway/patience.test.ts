import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createTestServer, type TestServer } from '../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const HEAD = 'POST /h5/getjsonp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'

test('a request that stops in its middle is ended, and one that goes on has a quarter of an hour', async () => {
  const { server: http } = server.app.http
  expect([http.timeout, http.requestTimeout]).toEqual([120_000, 900_000])
  // The same with a shorter patience.
  http.timeout = 200
  await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
  socket.resume().on('error', () => {})
  socket.write(HEAD)
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ServerProcess } from './ServerProcess'

/** Stops the server in the middle of a request for an order. Returns the problem, if any. */
export async function stopGracefully(server: ServerProcess, bearer: string): Promise<string[]> {
  const target = { iid: 1000, orderType: 1, keys: '9012', property: '9012-s1', property2: '9012-t1', num: 1 }
  const info = { reqId: `durable-${process.pid}-stop`, entrants: [{ name: '张三', mobile: '13912345678' }] }
  const body = JSON.stringify({ uri: '/h5/order/create', ...target, info: JSON.stringify(info) })
  const order = request(`${server.address}/h5/getjsonp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'text/plain',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  order.flushHeaders()
  await once(order, 'continue')
  const ended = server.end('SIGTERM')
  while (await server.answers()) await new Promise((resolve) => setTimeout(resolve, 20))
  order.end(body)
  const [answer] = (await once(order, 'response')) as [IncomingMessage]
  const { t } = (await json(answer)) as { t?: { gid?: string } }
  const code = await ended
  return [...(t?.gid ? [] : ['the order was not answered']), ...(code === 0 ? [] : [`it ended with ${code}`])]
}

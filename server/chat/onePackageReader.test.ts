import { once } from 'node:events'
import { enterChat, type OnMessage, sendChat } from '@quanzi/contract'
import {
  decodeJson,
  decodeMessage,
  encodeJson,
  encodeMessage,
  encodePackage,
  type Message,
  PackageReader,
  PackageType,
} from '@quanzi/pomelo'
import WebSocket from 'ws'
import { type Actor, createTestServer, type TestServer } from '../testing/createTestServer'
import { chatSecret } from '../testing/enterGate'
import { textTo, until } from '../testing/openChat'
import { type Gate, startGate } from './startGate'

let server: TestServer
let gate: Gate

beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  gate = await startGate(server.app.services, { burst: 1000, perSecond: 1000 })
})
afterAll(async () => {
  await gate.stop()
  await server.close()
})

/** A client that reads the first package of each frame and drops the rest, as the published browser bundles do. */
async function connectOnePackageReader(port: number) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
  const answers = new Map<number, unknown>()
  const pushed: OnMessage[] = []
  let isReady = false
  ws.on('message', (frame: Buffer) => {
    const [first] = new PackageReader().read(frame).packages
    if (first?.type === PackageType.handshake) {
      isReady = true
      ws.send(encodePackage(PackageType.ack))
    }
    if (first?.type === PackageType.heartbeat) ws.send(encodePackage(PackageType.heartbeat))
    if (first?.type !== PackageType.data) return
    const message = decodeMessage(first.body)
    if (!message.ok) return
    const body = decodeJson(message.value.body)
    if (message.value.type === 'response') answers.set(message.value.id, body.ok && body.value)
    if (message.value.type === 'push') pushed.push((body.ok && body.value) as OnMessage)
  })
  await once(ws, 'open')
  ws.send(encodePackage(PackageType.handshake, encodeJson({ sys: { type: 'js-websocket', version: '0.0.1' } })))
  await until(() => isReady, 'the handshake')
  let ids = 0
  const request = (route: string, body: unknown): number => {
    ids += 1
    const message = { type: 'request', id: ids, route, body: encodeJson(body) } as Message
    ws.send(encodePackage(PackageType.data, encodeMessage(message)))
    return ids
  }
  return { answers, pushed, request, close: () => ws.terminate() }
}

test('a client that reads one package a frame has every answer of a burst and every message that is pushed meanwhile', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const enter = async (who: Actor) => {
    const client = await connectOnePackageReader(gate.port)
    const id = client.request(enterChat.uri, { ...(await chatSecret(server, who)), version: '2.0.8' })
    await until(() => client.answers.has(id), 'the answer to entering')
    expect(client.answers.get(id)).toMatchObject({ code: 200 })
    return client
  }
  const [a, b] = [await enter(ann), await enter(bob)]
  const ids = Array.from({ length: 50 }, (_, n) =>
    a.request(sendChat.uri, { content: textTo(bob.member.rid, `${n}`, `m${n}`), scope: 1 }),
  )
  await until(() => ids.every((id) => a.answers.has(id)), 'fifty answers')
  for (const id of ids) expect(a.answers.get(id)).toMatchObject({ code: 200 })
  const told = () => new Set(b.pushed.flatMap(({ msgs }) => msgs.map(({ content }) => content.tempID)))
  await until(() => told().size === 50, 'fifty messages')
  a.close()
  b.close()
})

import { type ChatEntered, ERRORS, enterChat, markChatRead } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { chatSecret, enterGate } from '../testing/enterGate'
import { openChat } from '../testing/openChat'
import { type Gate, startGate } from './startGate'

const MOST = 3
let server: TestServer
let gate: Gate
beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  gate = await startGate(server.app.services, { entries: MOST, burst: MOST, perSecond: 1 })
})
afterAll(async () => {
  await gate.stop()
  await server.close()
})

test('a member who enters or marks over and over is told to wait, on every connection; others are not', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const body = { ...(await chatSecret(server, ann)), version: '2.0.8' }
  const { chat } = await enterGate(server, gate.port, ann)
  const second = await openChat(gate.port)
  const enter = async (on = chat) => (await on.request<ChatEntered>(enterChat.uri, body)).code
  const { code: wait } = ERRORS.LIMIT
  expect([await enter(), await enter(), await enter(), await enter(second)]).toEqual([200, 200, wait, wait])
  const marks = await Promise.all(
    Array.from({ length: 30 }, () => chat.request<{ code: number }>(markChatRead.uri, { msgids: ['1'] })),
  )
  expect(marks.filter(({ code }) => code === ERRORS.DENIED.code)).toHaveLength(MOST)
  expect(marks.at(-1)).toMatchObject({ code: wait, until: server.time.now + 1000 })
  const other = await enterGate(server, gate.port, bob)
  server.time.now += 1000
  expect(await enter(second)).toBe(200)
  for (const one of [chat, second, other.chat]) one.close()
})

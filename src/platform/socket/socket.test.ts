import Taro from '@tarojs/taro'
import { oneAtATime } from './oneAtATime'
import type { SocketEvents } from './types'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { connectSocket: () => undefined } }))

const { openSocket } = jest.requireActual<typeof import('./index')>('./index.ts')

type Listener = (event: unknown) => void

/** A fake of the platform's socket task, driven by the test. */
function fakeTask() {
  const on: Record<string, Listener> = {}
  const task = {
    sent: [] as { data: ArrayBuffer; fail: Listener }[],
    closed: [] as unknown[],
    on,
    send: (options: { data: ArrayBuffer; fail: Listener }) => void task.sent.push(options),
    close: (options: unknown) => void task.closed.push(options),
    onOpen: (run: Listener) => void Object.assign(on, { open: run }),
    onMessage: (run: Listener) => void Object.assign(on, { message: run }),
    onError: (run: Listener) => void Object.assign(on, { error: run }),
    onClose: (run: Listener) => void Object.assign(on, { close: run }),
  }
  return task
}

function recorded() {
  const said: unknown[] = []
  const events: SocketEvents = {
    opened: () => said.push('opened'),
    received: (frame) => said.push(frame),
    closed: (code) => said.push(code),
    failed: (detail) => said.push({ detail }),
  }
  return { said, events }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => jest.restoreAllMocks())

async function openMini() {
  const task = fakeTask()
  jest.spyOn(Taro, 'connectSocket').mockResolvedValue(task as unknown as Taro.SocketTask)
  const { said, events } = recorded()
  const socket = openSocket('wss://gate.test', events)
  await turn()
  return { task, said, socket }
}

test('frames are sent and received unchanged; only the used part of a buffer is sent', async () => {
  const { task, said, socket } = await openMini()
  task.on.open?.({})
  const binary = new ArrayBuffer(2)
  for (const data of ['text', binary]) task.on.message?.({ data })
  expect(said).toEqual(['opened', 'text', binary])
  socket.send(new Uint8Array([1, 2, 3, 4]).subarray(1, 3))
  expect([...new Uint8Array(task.sent[0]?.data ?? new ArrayBuffer(0))]).toEqual([2, 3])
})

test('an error, or a frame that could not be sent, ends the socket once', async () => {
  const { task, said, socket } = await openMini()
  task.on.open?.({})
  socket.send(new Uint8Array([1]))
  task.sent[0]?.fail({ errMsg: 'sendSocketMessage:fail' })
  task.on.error?.({})
  task.on.close?.({ code: 1000 })
  task.on.message?.({ data: 'late' })
  expect(said).toEqual(['opened', { detail: { errMsg: 'sendSocketMessage:fail' } }, 1006])
  expect(task.closed).toHaveLength(1)
  expect(() => socket.send(new Uint8Array([1]))).toThrow()
})

test('a socket closed before the platform returns its task is closed when the task arrives', async () => {
  const task = fakeTask()
  jest.spyOn(Taro, 'connectSocket').mockResolvedValue(task as unknown as Taro.SocketTask)
  openSocket('wss://gate.test', recorded().events).close(1000, 'bye')
  await turn()
  expect(task.closed).toEqual([{ code: 1000, reason: 'bye' }])
})

test('a platform that refuses, and one without sockets, report a failure', async () => {
  jest.spyOn(Taro, 'connectSocket').mockRejectedValue({ errMsg: 'url not in domain list' })
  const refusing = recorded()
  openSocket('wss://gate.test', refusing.events)
  await turn()
  expect(refusing.said).toEqual([{ detail: { errMsg: 'url not in domain list' } }, 1006])
  Object.assign(Taro, { connectSocket: undefined })
  const without = recorded()
  openSocket('wss://gate.test', without.events)
  await turn()
  expect(without.said).toEqual([{ detail: expect.objectContaining({ ok: false, reason: 'unsupported' }) }, 1006])
})

test('a new socket closes the one before, which sends no more events', () => {
  const lines: SocketEvents[] = []
  const close = jest.fn()
  const open = oneAtATime((_, events) => {
    lines.push(events)
    return { send: () => undefined, close }
  })
  const [first, second] = [recorded(), recorded()]
  open('ws://a', first.events)
  open('ws://a', second.events)
  expect(close).toHaveBeenCalledTimes(1)
  lines[0]?.received('late')
  lines[0]?.closed(1000)
  lines[1]?.opened()
  expect(first.said).toEqual([1000])
  expect(second.said).toEqual(['opened'])
  lines[1]?.closed(1006)
  open('ws://a', recorded().events)
  expect(close).toHaveBeenCalledTimes(1)
})

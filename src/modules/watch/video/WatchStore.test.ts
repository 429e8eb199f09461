import { WatchStore } from './WatchStore'

const address = { url: '/media/clips/lake.mp4', expireAt: 1, trial: null }

function setUp(play = async () => address, position = async () => 42) {
  const savePosition = jest.fn(async () => true)
  let time = 0
  const store = new WatchStore({ play, position, savePosition, now: () => time })
  return {
    store,
    savePosition,
    later: (ms: number) => {
      time += ms
    },
  }
}

test('playback continues where the viewer stopped', async () => {
  const { store } = setUp()
  await store.open()
  expect([store.state, store.startAt, store.address]).toEqual(['playing', 42, address])
})

test('without a readable position playback starts at the beginning', async () => {
  const { store } = setUp(undefined, () => Promise.reject(new Error('offline')))
  await store.open()
  expect([store.state, store.startAt]).toEqual(['playing', 0])
})

test.each([
  [{ errorName: 'DENIED' }, 'denied'],
  [{ errorName: 'LOGIN' }, 'denied'],
  [{ errorName: null }, 'failed'],
  [new Error('offline'), 'failed'],
])('without an address: %#', async (error, state) => {
  const { store } = setUp(() => Promise.reject(error))
  await store.open()
  expect(store.state).toBe(state)
})

test('the position is stored every ten seconds and reset at the end', async () => {
  const { store, savePosition } = setUp(undefined, async () => 0)
  await store.open()
  for (let second = 0; second <= 25; second++) store.watched(second + 0.25)
  store.ended()
  expect(savePosition.mock.calls).toEqual([[10], [20], [0]])
})

test('leaving stores the last seconds once', async () => {
  const { store, savePosition } = setUp()
  store.left()
  await store.open()
  store.left()
  store.watched(45.5)
  store.left()
  store.left()
  store.ended()
  store.left()
  expect(savePosition.mock.calls).toEqual([[45], [0]])
})

test('an address that is about to expire is renewed at the same second, and one that has expired when it fails', async () => {
  const HOUR = 3_600_000
  let asked = 0
  const { store, later } = setUp(async () => ({ ...address, url: `/media/${++asked}`, expireAt: asked * 2 * HOUR }))
  await store.open()
  later(2 * HOUR - 50_000)
  store.watched(77.8)
  store.watched(78)
  await Promise.resolve()
  expect([asked, store.address?.url, store.startAt, store.state]).toEqual([2, '/media/2', 78, 'playing'])
  later(3 * HOUR)
  store.failed()
  await Promise.resolve()
  expect([asked, store.state]).toEqual([3, 'playing'])
  store.failed()
  expect(store.state).toBe('failed')
})

test('a renewal that fails is not asked for at each moment; a right that has ended stops where it was', async () => {
  const HOUR = 3_600_000
  const answers: (typeof address | Error)[] = [{ ...address, expireAt: 2 * HOUR }]
  let asked = 0
  const { store, later, savePosition } = setUp(async () => {
    asked += 1
    const answer = answers.shift() ?? new Error('offline')
    if (answer instanceof Error) throw answer
    return answer
  })
  await store.open()
  later(2 * HOUR - 50_000)
  for (const second of [43, 44, 45]) {
    store.watched(second)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([asked, store.state]).toEqual([2, 'playing'])
  answers.push(Object.assign(new Error('refused'), { errorName: 'DENIED' }))
  later(11_000)
  store.watched(47)
  await new Promise((resolve) => setImmediate(resolve))
  expect([asked, store.state, savePosition.mock.calls.at(-1)]).toEqual([3, 'denied', [47]])
})

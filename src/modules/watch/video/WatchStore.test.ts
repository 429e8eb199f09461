import { WatchStore } from './WatchStore'

const address = { url: '/media/clips/lake.mp4', expireAt: 1, trial: null }

function setUp(play = async () => address, position = async () => 42) {
  const savePosition = jest.fn(async () => true)
  return { store: new WatchStore({ play, position, savePosition }), savePosition }
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

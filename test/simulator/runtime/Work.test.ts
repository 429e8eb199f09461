import { Work } from './Work'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Says when the app is at rest. */
function resting(work: Work): { isOver: boolean } {
  const state = { isOver: false }
  void work.rest().then(() => {
    state.isOver = true
  })
  return state
}

test('an app is at rest when the network has answered, however long the view stays as it is', async () => {
  const work = new Work()
  const answered = work.begin(true)
  const rest = resting(work)
  await jest.advanceTimersByTimeAsync(5000)
  expect(rest.isOver).toBe(false)
  answered()
  answered()
  await jest.advanceTimersByTimeAsync(100)
  expect(rest.isOver).toBe(true)
})

test('a question to the visitor stays open, and the app is at rest when the view has stood still', async () => {
  const work = new Work()
  work.begin()
  const rest = resting(work)
  await jest.advanceTimersByTimeAsync(200)
  work.drew()
  await jest.advanceTimersByTimeAsync(200)
  expect(rest.isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(200)
  expect(rest.isOver).toBe(true)
})

test('a view that nobody could look at, because code was being loaded, has not stood still', async () => {
  const work = new Work()
  const end = work.begin()
  const rest = resting(work)
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 2000)
  await jest.advanceTimersByTimeAsync(20)
  expect(rest.isOver).toBe(false)
  end()
})

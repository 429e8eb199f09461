import { CountdownStore } from './CountdownStore'

function setUp(seconds: number) {
  let tick: (() => void) | null = null
  const onEnd = jest.fn()
  const store = new CountdownStore(seconds, onEnd, (next) => {
    tick = next
    return () => {
      tick = null
    }
  })
  return { store, onEnd, second: () => tick?.() }
}

test('shell-and-routes §2: goes home after the last second, once', () => {
  const { store, onEnd, second } = setUp(3)
  store.start()
  second()
  second()
  expect(store.seconds).toBe(1)
  expect(onEnd).not.toHaveBeenCalled()
  second()
  second()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('after leaving the screen the countdown does not navigate', () => {
  const { store, onEnd, second } = setUp(1)
  store.start()
  store.stop()
  second()
  expect(onEnd).not.toHaveBeenCalled()
})

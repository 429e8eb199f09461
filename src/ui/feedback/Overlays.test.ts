import { Overlays } from './Overlays'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a new toast replaces the older one and has its own duration', () => {
  const overlays = new Overlays()
  overlays.showToast({ text: 'one', tone: 'plain', position: 'top' }, 2000)
  jest.advanceTimersByTime(1900)
  overlays.showToast({ text: 'two', tone: 'error', position: 'middle' }, 600)
  jest.advanceTimersByTime(599)
  expect(overlays.toast?.text).toBe('two')
  jest.advanceTimersByTime(1)
  expect(overlays.toast).toBeNull()
})

test('dialogs are shown one after another', async () => {
  const overlays = new Overlays()
  const first = overlays.ask({ title: 'first' })
  const second = overlays.ask({ title: 'second' })
  expect(overlays.question?.title).toBe('first')
  overlays.answer(true)
  expect(overlays.question?.title).toBe('second')
  overlays.answer(false)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('a second tap right after an answer is ignored', () => {
  const overlays = new Overlays()
  void overlays.ask({ title: 'sure?' })
  expect(overlays.shielded).toBe(false)
  overlays.answer(true)
  expect(overlays.shielded).toBe(true)
  jest.advanceTimersByTime(300)
  expect(overlays.shielded).toBe(false)
})

import { Overlays } from './Overlays'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a newer toast takes the place of the older one and lives its own time', () => {
  const overlays = new Overlays()
  overlays.showToast({ text: 'one', tone: 'plain', position: 'top' }, 2000)
  jest.advanceTimersByTime(1900)
  overlays.showToast({ text: 'two', tone: 'error', position: 'middle' }, 600)
  jest.advanceTimersByTime(599)
  expect(overlays.toast?.text).toBe('two')
  jest.advanceTimersByTime(1)
  expect(overlays.toast).toBeNull()
})

test('questions are answered one after another', async () => {
  const overlays = new Overlays()
  const first = overlays.ask({ title: 'first' })
  const second = overlays.ask({ title: 'second' })
  expect(overlays.question?.title).toBe('first')
  overlays.answer(true)
  expect(overlays.question?.title).toBe('second')
  overlays.answer(false)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('after an answer a second tap is caught, and only then', () => {
  const overlays = new Overlays()
  void overlays.ask({ title: 'sure?' })
  expect(overlays.shielded).toBe(false)
  overlays.answer(true)
  expect(overlays.shielded).toBe(true)
  jest.advanceTimersByTime(300)
  expect(overlays.shielded).toBe(false)
})

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

test('a toast does not repeat what a field says, before or after it', () => {
  const overlays = new Overlays()
  const say = (text: string) => overlays.showToast({ text, tone: 'error', position: 'middle' }, 600)
  say('wrong code')
  expect(overlays.shownToast?.text).toBe('wrong code')
  const ends = [overlays.fieldSays('wrong code'), overlays.fieldSays('wrong code')]
  expect(overlays.shownToast).toBeNull()
  ends[0]?.()
  expect(overlays.shownToast).toBeNull()
  say('no seats left')
  expect(overlays.shownToast?.text).toBe('no seats left')
  ends[1]?.()
  say('wrong code')
  expect(overlays.shownToast?.text).toBe('wrong code')
  overlays.hideToast()
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

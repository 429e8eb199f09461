import { holdProps } from './holdProps.h5'

const hold = jest.fn()
const row = holdProps(hold, true)
const preventDefault = jest.fn()
const touch = (x: number) => ({ touches: [{ clientX: x, clientY: 300 }], preventDefault }) as never
const menu = (selected = '') =>
  ({ preventDefault, target: {}, currentTarget: { ownerDocument: { getSelection: () => selected } } }) as never

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

test('a finger that rests asks for the menu once, although the phone asks too, and its release is no tap', () => {
  row.onTouchStart(touch(100))
  jest.advanceTimersByTime(500)
  row.onContextMenu(menu())
  expect(hold).toHaveBeenCalledTimes(1)
  preventDefault.mockClear()
  row.onTouchEnd(touch(100))
  expect(preventDefault).toHaveBeenCalled()
})

test('after a held message the mouse can ask for the menu', () => {
  row.onTouchStart(touch(100))
  jest.advanceTimersByTime(500)
  row.onTouchEnd(touch(100))
  row.onContextMenu(menu())
  expect(hold).toHaveBeenCalledTimes(2)
})

test('a finger that scrolls, and one that taps, ask for nothing; selected words keep the browser’s menu', () => {
  row.onTouchStart(touch(100))
  row.onTouchMove(touch(130))
  jest.advanceTimersByTime(500)
  row.onTouchStart(touch(100))
  row.onTouchEnd(touch(100))
  jest.advanceTimersByTime(500)
  row.onContextMenu(menu('几点'))
  expect(hold).not.toHaveBeenCalled()
  expect(preventDefault).not.toHaveBeenCalled()
})

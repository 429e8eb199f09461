import { overlays } from './Overlays'
import { toast } from './toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['show', 2000],
  ['success', 2000],
  ['error', 600],
] as const)('admissions-and-regions §9: toast.%s stays %d ms', (kind, time) => {
  toast[kind]('words')
  jest.advanceTimersByTime(time - 1)
  expect(overlays.toast?.text).toBe('words')
  jest.advanceTimersByTime(1)
  expect(overlays.toast).toBeNull()
})

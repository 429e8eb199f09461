const set = jest.fn()
const on = jest.fn()
const getScreenBrightness = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getScreenBrightness: () => getScreenBrightness(),
    setScreenBrightness: async ({ value }: { value: number }) => set(value),
    setKeepScreenOn: async ({ keepScreenOn }: { keepScreenOn: boolean }) => on(keepScreenOn),
  },
}))

import path from 'node:path'
import type { Display } from './types'

// Jest would take the browser’s file by the short name.
const { display } = require(path.join(__dirname, 'index.ts')) as { readonly display: Display }

const settled = () => new Promise((done) => setTimeout(done, 0))

beforeEach(() => {
  set.mockReset()
  on.mockReset()
})

test('the screen is bright and on while it is held, and as it was afterwards', async () => {
  getScreenBrightness.mockResolvedValue({ value: 0.3 })
  const end = display.brighten()
  await settled()
  expect([set.mock.calls, on.mock.calls]).toEqual([[[1]], [[true]]])
  end()
  await settled()
  expect([set.mock.calls, on.mock.calls]).toEqual([
    [[1], [0.3]],
    [[true], [false]],
  ])
})

test('what ends before the brightness is known changes nothing', async () => {
  let answer: (found: { value: number }) => void = () => undefined
  getScreenBrightness.mockReturnValue(
    new Promise((done) => {
      answer = done
    }),
  )
  display.brighten()()
  answer({ value: 0.3 })
  await settled()
  expect(set).not.toHaveBeenCalled()
})

test('a host that hides its brightness keeps it', async () => {
  getScreenBrightness.mockRejectedValue(new Error('getScreenBrightness:fail no permission'))
  const end = display.brighten()
  await settled()
  end()
  await settled()
  expect(set).not.toHaveBeenCalled()
  expect(on.mock.calls).toEqual([[true], [false]])
})

test('a screen that comes back at once does not take its own brightness for the user’s', async () => {
  let current = 0.3
  getScreenBrightness.mockImplementation(async () => ({ value: current }))
  set.mockImplementation((value: number) => {
    current = value
  })
  const end = display.brighten()
  await settled()
  end()
  const endAgain = display.brighten()
  await settled()
  expect(current).toBe(1)
  endAgain()
  await settled()
  expect(current).toBe(0.3)
})

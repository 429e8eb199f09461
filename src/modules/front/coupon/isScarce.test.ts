import type { Coupon } from '@quanzi/contract'
import { isScarce } from './isScarce'

test.each([
  [19, 100, true],
  [20, 100, false],
  [0, 100, false],
  [null, undefined, false],
])('%p of %p left is scarce: %p', (left, total, scarce) => {
  expect(isScarce({ left, ...(total === undefined ? {} : { total }) } as Coupon)).toBe(scarce)
})

import type { Coupon } from '@quanzi/contract'
import { couponPath } from './couponPath'

const of = (orderTypes: number[], ids: string[] = []) =>
  couponPath(1000, { couponId: 'c1', target: { orderTypes, ids } } as unknown as Coupon)

test.each([
  ['everything', of([]), '/app/act/1000'],
  ['activities', of([1]), '/app/act/1000'],
  ['one activity', of([1], ['9008']), '/app/act/1000/detail/9008'],
  ['several activities', of([1], ['9008', '9009']), '/app/act/1000'],
  ['goods', of([32, 33]), '/app/store/1000/list?couponId=c1'],
  ['some goods', of([32], ['a', 'b']), '/app/store/1000/list?couponId=c1'],
  ['one of the goods', of([32], ['g-bottle']), '/app/store/1000/detail/g-bottle'],
  ['events', of([21]), '/app/game/1000/list'],
  ['clubs', of([2]), '/app/mate/1000'],
  ['the fee of an application', of([28]), '/app/university/apply/home?iid=1000'],
])('a coupon for %s', (_what, path, expected) => expect(path).toBe(expected))

test('a coupon whose place has no page of its own leads home', () => {
  expect(of([205])).toContain('/app/index')
})

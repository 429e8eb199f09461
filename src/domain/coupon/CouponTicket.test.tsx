import type { Coupon } from '@quanzi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { language } from '@/locales/Language'
import { CouponTicket } from './CouponTicket'

jest.mock('@tarojs/components', () => require('../../../test/jest/elements'))
jest.mock('@tarojs/taro', () => ({ pxTransform: (units: number) => `${units}px` }))

const MIDNIGHT = Date.parse('2026-12-01T00:00:00+08:00')
const coupon = (endTime: number): Coupon => ({
  ...{ id: '1', couponId: 'c1', name: '立减券', discountType: 1, minusPrice: 10, fullPrice: 100, endTime },
  ...{ status: 0, scope: '', target: { orderTypes: [], ids: [] }, left: 1, total: 1, owned: 1, perUser: 1 },
})
const drawn = (now: string, endTime: number) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  return renderToStaticMarkup(<CouponTicket coupon={coupon(endTime)} own={{ end: null, spent: false }} />)
}
afterEach(() => jest.restoreAllMocks())

test('a coupon that ends at midnight names the day before as its last one, on that day too', () => {
  expect(drawn('2026-11-29T12:00:00+08:00', MIDNIGHT)).toContain('有效期至 2026-11-30')
  expect(drawn('2026-11-30T00:00:00+08:00', MIDNIGHT)).toContain('今日到期')
  expect(drawn('2026-11-30T23:59:59+08:00', MIDNIGHT)).toContain('今日到期')
})

test('a coupon that ends in the middle of a day ends on that day', () => {
  expect(drawn('2026-11-30T12:00:00+08:00', MIDNIGHT + 1)).toContain('有效期至 2026-12-01')
  expect(drawn('2026-12-01T00:00:00+08:00', MIDNIGHT + 1)).toContain('今日到期')
  expect(drawn('2026-12-01T00:00:01+08:00', MIDNIGHT + 1)).not.toContain('今日到期')
})

test('in English its last day is written the English way', () => {
  language.use('en')
  expect(drawn('2026-11-29T12:00:00+08:00', MIDNIGHT)).toContain('Valid until 30 Nov 2026')
  language.use('zh-CN')
})

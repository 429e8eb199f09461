import { claimCoupon, claimCoupons } from '@quanzi/contract'
import { tellChange } from './changes'
import { onCoupons } from './onCoupons'

test('coupons claimed on one screen are heard on the others, of the same tenant alone, until they stop listening', () => {
  const heard: (readonly string[])[] = []
  const stop = onCoupons(1000, (couponIds) => heard.push(couponIds))
  tellChange(claimCoupon, { iid: '1000', couponId: 7 }, { t: 0 })
  tellChange(claimCoupons, { iid: 1000 }, { couponIds: ['8', '9'] })
  tellChange(claimCoupons, { iid: 3073 }, { couponIds: ['10'] })
  expect(heard).toEqual([['7'], ['8', '9']])
  stop()
  tellChange(claimCoupons, { iid: 1000 }, { couponIds: ['11'] })
  expect(heard).toHaveLength(2)
})

test('a claim that was refused leaves the button on the page behind', () => {
  const heard = jest.fn()
  const stop = onCoupons(1000, heard)
  tellChange(claimCoupon, { iid: 1000, couponId: 7 }, { t: 1 })
  expect(heard).not.toHaveBeenCalled()
  stop()
})

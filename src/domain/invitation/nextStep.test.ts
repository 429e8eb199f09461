import type { InviteGift } from '@quanzi/contract'
import { nextStep } from './nextStep'

const gift = (need: number, amount = 50): InviteGift => ({
  ...{ id: `i-${need}`, need, name: '券', kind: amount > 0 ? 'coins' : 'coupon', amount, state: 'locked' },
})

test('the next step of the ladder in words', () => {
  const ladder = [gift(0, 100), gift(1), gift(3, 0)]
  expect(nextStep(ladder, 0)).toBe('再邀请1人得50积分')
  expect(nextStep(ladder, 1)).toBe('再邀请2人得券')
  expect(nextStep(ladder, 3)).toBe('全部礼物都已达成')
  expect(nextStep([gift(0)], 0)).toBe('')
})

import { refundNotes } from './refundNotes'

test.each([
  [{ amount: 6800, cash: 6800, wallet: 0, share: 100 }, ['按退款规则退回100%', '原路退回，1–3天到账']],
  [{ amount: 3400, cash: 1400, wallet: 2000, share: 50 }, ['按退款规则退回50%', '原路退回 ¥14，余额退回 ¥20']],
  [{ amount: 500, cash: 0, wallet: 500, share: null }, ['商家同意后退款', '退回到余额']],
  [{ amount: 0, cash: 0, wallet: 0, share: 0 }, ['已过可退款时间']],
  [{ amount: 0, cash: 0, wallet: 0, share: null }, ['这笔订单没有付款，取消不产生退款']],
])('%o', (offer, notes) => {
  expect(refundNotes(offer)).toEqual(notes)
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '会员权益',
    none: '这里还没有会员权益',
    until: '会员有效期至 {date}',
    notVip: '开通会员后，这些权益就能用',
    toBuy: '开通会员',
    left: '剩{left}次 / 共{quota}次',
    usedUp: '本期已用完',
    quota: '每期{quota}次',
    surcharge: '补差价 ¥{yuan}',
    noSurcharge: '免费使用',
    take: '去使用',
    pay: '支付 ¥{yuan} 后使用',
    again: '查看核销码',
  },
  en: {
    title: 'Member benefits',
    none: 'No benefits here yet',
    until: 'Member until {date}',
    notVip: 'Become a member to use these',
    toBuy: 'Become a member',
    left: '{left} of {quota} left',
    usedUp: 'Used up for this period',
    quota: '{quota} per period',
    surcharge: '¥{yuan} extra',
    noSurcharge: 'Free',
    take: 'Use',
    pay: 'Pay ¥{yuan} to use',
    again: 'Show code',
  },
})

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
    none: 'There are no benefits here yet',
    until: 'Member until {date}',
    notVip: 'These are for members',
    toBuy: 'Become a member',
    left: '{left} of {quota} left',
    usedUp: 'Used up in this term',
    quota: '{quota} in a term',
    surcharge: '¥{yuan} extra',
    noSurcharge: 'Free of charge',
    take: 'Use it',
    pay: 'Pay ¥{yuan} and use it',
    again: 'Show the code',
  },
})

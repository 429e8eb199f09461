import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '支付有礼',
    heading: '感谢支持，送你{count}张优惠券',
    note: '下次下单时直接抵扣',
    claimAll: '全部领取',
    claimedAll: '已全部领取',
    mine: '我的优惠券',
    none: '这笔订单没有可领的优惠券',
    home: '去首页看看',
  },
  en: {
    title: 'Gift after payment',
    heading: 'Thank you! {count} {count|coupon|coupons} for you',
    note: 'For your next order',
    claimAll: 'Claim all',
    claimedAll: 'All claimed',
    mine: 'My coupons',
    none: 'No coupons come with this order',
    home: 'Explore',
  },
})

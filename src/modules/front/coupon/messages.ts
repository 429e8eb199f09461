import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '领券中心',
    empty: '暂时没有可以领取的优惠券',
    claimAll: '一键领取',
    claimed: '领取成功',
    use: '去使用',
    left: '剩{count}张',
    allClaimed: '能领的都领了',
  },
  en: {
    title: 'Coupon centre',
    empty: 'No coupons to claim right now',
    claimAll: 'Claim all',
    claimed: 'Claimed',
    use: 'Use',
    left: '{count} left',
    allClaimed: 'You’ve claimed everything you can',
  },
})

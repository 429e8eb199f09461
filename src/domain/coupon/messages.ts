import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    couponClaim: '领取',
    couponClaimed: '已领取',
    couponGone: '已领完',
    couponUntil: '有效期至 {date}',
    couponToday: '今日到期',
    couponOver: '已结束',
  },
  en: {
    couponClaim: 'Claim',
    couponClaimed: 'Claimed',
    couponGone: 'All claimed',
    couponUntil: 'Valid until {date}',
    couponToday: 'Ends today',
    couponOver: 'Ended',
  },
})

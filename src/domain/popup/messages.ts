import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    notice: '公告',
    picked: '为你推荐',
    coupons: '你有优惠券可用',
    gift: '送你优惠券',
    gotIt: '知道了',
    look: '去看看',
    claimAll: '一键领取',
    picture: '活动海报',
  },
  en: {
    notice: 'Notice',
    picked: 'Picked for you',
    coupons: 'Your coupons',
    gift: 'Coupons for you',
    gotIt: 'Got it',
    look: 'Take a look',
    claimAll: 'Claim all',
    picture: 'Poster',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '邀请有礼',
    none: '现在没有邀请礼物',
    count: '已有{count}位好友加入',
    invite: '邀请好友',
    gotCoins: '积分已到账',
    gotCoupon: '优惠券已放进券包',
  },
  en: {
    title: 'Invite and earn',
    none: 'No gifts right now',
    count: '{count} {count|friend has|friends have} joined',
    invite: 'Invite friends',
    gotCoins: 'Points added',
    gotCoupon: 'Coupon added',
  },
})

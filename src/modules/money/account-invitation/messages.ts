import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '邀请好友',
    code: '我的邀请码',
    share: '发给好友',
    shareTitle: '一起来{name}',
    shareDesc: '周末一起出门走走',
    gifts: '邀请有礼',
    allGifts: '查看全部',
    list: '已加入的好友（{count}）',
    nobody: '还没有好友加入',
    newest: '显示最近{count}位',
    gotCoins: '积分已到账',
    gotCoupon: '优惠券已放进券包',
  },
  en: {
    title: 'Invite friends',
    code: 'My invitation code',
    share: 'Send to a friend',
    shareTitle: 'Join me at {name}',
    shareDesc: 'Let’s get outdoors this weekend',
    gifts: 'Gifts',
    allGifts: 'See all',
    list: 'Friends who joined ({count})',
    nobody: 'No one has joined yet',
    newest: 'Showing the latest {count}',
    gotCoins: 'Points added',
    gotCoupon: 'Coupon added',
  },
})

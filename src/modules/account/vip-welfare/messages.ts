import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '会员福利',
    everyCard: '每张卡都有',
    price: '¥{yuan} · {days}天',
    ownCard: '我的卡',
    none: '这里还没有会员卡和福利，有了会列在这里',
    nothingMore: '没有这张卡专享的福利',
    buyFirst: '开通后领取',
    gotCoupon: '优惠券已到账',
    fold: '收起核销码',
    records: '领取记录',
  },
  en: {
    title: 'Member benefits',
    everyCard: 'With every card',
    price: '¥{yuan} · {days} days',
    ownCard: 'My card',
    none: 'No cards or benefits here yet',
    nothingMore: 'No benefits for this card only',
    buyFirst: 'Buy a card to claim',
    gotCoupon: 'Coupon added',
    fold: 'Hide code',
    records: 'Claims',
  },
})

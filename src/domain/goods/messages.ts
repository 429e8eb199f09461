import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    soldOut: '已售罄',
    fewLeft: '仅剩{count}件',
    sold: '已售{count}',
    vipPrice: '会员价',
    accountPrice: '账号价',
    vipOffer: '会员{amount}',
    commission: '赚{amount}',
    add: '加入购物车 {title}',
  },
  en: {
    soldOut: 'Sold out',
    fewLeft: 'Only {count} left',
    sold: '{count} sold',
    vipPrice: 'VIP price',
    accountPrice: 'Account price',
    vipOffer: 'VIP {amount}',
    commission: 'Earn {amount}',
    add: 'Add to cart: {title}',
  },
})

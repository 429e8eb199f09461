import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    added: '已加入购物车',
    capped: '库存不足，购物车里已有全部{left}件',
  },
  en: {
    added: 'Added to the cart',
    capped: 'Only {left} left, and they’re all in your cart',
  },
})

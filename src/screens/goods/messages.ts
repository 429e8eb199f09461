import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    addToCart: '加入购物车',
    chooseOne: '请选择{name}',
  },
  en: {
    addToCart: 'Add to cart',
    chooseOne: 'Choose {name}',
  },
})

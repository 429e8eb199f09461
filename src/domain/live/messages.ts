import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { goods: '直播商品', soldOut: '已售罄' },
  en: { goods: 'Goods in the show', soldOut: 'Sold out' },
})

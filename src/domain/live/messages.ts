import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { beginsAt: '{time} 开播', left: '距开播 ', goods: '直播商品', soldOut: '已售罄' },
  en: { beginsAt: 'Live {time}', left: 'Starts in ', goods: 'Products in this stream', soldOut: 'Sold out' },
})

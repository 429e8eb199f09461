import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { title: '关注公众号', note: '长按或扫码关注，名额与订单的消息会发到这里' },
  en: { title: 'Follow the official account', note: 'Scan to get updates on your places and orders' },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '货源列表',
    intro: '加入的货源，商品可以选到自己的小店里卖；退出后商品下架，已有订单不受影响。',
    goods: '{count}件商品 · 佣金 {percent}%',
    onShelf: '店里在售{count}件',
    joined: '已加入',
    join: '加入',
    leave: '退出',
    leaveAsk: '退出「{name}」？店里在售的{count}件商品会下架，已有订单照常处理。',
    joinDone: '已加入，可以去选商品了',
    leaveDone: '已退出，商品已下架',
    choose: '去选商品',
    none: '还没有货源',
  },
  en: {
    title: 'Suppliers',
    intro:
      'Sell products from suppliers you’ve joined. If you leave one, its products come off your shelf; existing orders aren’t affected.',
    goods: '{count} {count|product|products} · {percent}% commission',
    onShelf: '{count} on your shelf',
    joined: 'Joined',
    join: 'Join',
    leave: 'Leave',
    leaveAsk:
      'Leave “{name}”? Its {count} {count|product comes|products come} off your shelf. Existing orders aren’t affected.',
    joinDone: 'Joined. Now choose products.',
    leaveDone: 'You’ve left. Its products are off your shelf.',
    choose: 'Choose products',
    none: 'No suppliers yet',
  },
})

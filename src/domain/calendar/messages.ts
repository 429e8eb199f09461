import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    weekdays: '一二三四五六日',
    today: '今天',
    price: '¥{amount}',
    left: '余{count}',
    full: '已满',
    confirmed: '成团',
    saidPrice: '{day}，{amount}元，余{count}',
    saidConfirmed: '{day}，{amount}元，余{count}，已成团',
    saidFull: '{day}，{amount}元，已满',
    saidClosed: '{day}，不可选',
    saidChosen: '{day}，{word}',
    in: '入住',
    out: '离店',
  },
  en: {
    weekdays: 'MTWTFSS',
    today: 'Today',
    price: '¥{amount}',
    left: '{count} left',
    full: 'Full',
    confirmed: 'Runs',
    saidPrice: '{day}, ¥{amount}, {count} left',
    saidConfirmed: '{day}, ¥{amount}, {count} left, certain to run',
    saidFull: '{day}, ¥{amount}, full',
    saidClosed: '{day}, not available',
    saidChosen: '{day}, {word}',
    in: 'In',
    out: 'Out',
  },
})

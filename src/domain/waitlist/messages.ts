import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '候补登记',
    note: '有人退出时会按登记顺序通知你，名额保留30分钟。',
    phone: '手机号',
    phoneWrong: '请输入正确的手机号',
    join: '登记候补',
    waiting: '已登记候补，排在第{pos}位',
    offered: '有名额了，请在30分钟内报名',
  },
  en: {
    title: 'Waiting list',
    note: 'We’ll let you know when a place opens up, in order. It’s held for you for 30 minutes.',
    phone: 'Mobile',
    phoneWrong: 'Enter a valid mobile number',
    join: 'Join the list',
    waiting: 'You’re number {pos} on the list',
    offered: 'A place has opened up. Sign up within 30 minutes.',
  },
})

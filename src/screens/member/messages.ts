import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    logInFirst: '登录后可以查看',
    logIn: '去登录',
  },
  en: {
    logInFirst: 'Log in to see this',
    logIn: 'Log in',
  },
})

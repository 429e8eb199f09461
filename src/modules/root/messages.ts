import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    entering: '正在进入',
    redirecting: '正在跳转',
    shortFailed: '链接已失效',
    missingTitle: '页面不存在',
    missing: '页面不存在，{seconds}秒后返回首页',
    goHome: '返回首页',
  },
  en: {
    entering: 'Entering',
    redirecting: 'Redirecting',
    shortFailed: 'This link has expired',
    missingTitle: 'Page not found',
    missing: 'no such page, returning to home in {seconds} seconds',
    goHome: 'Back to home',
  },
})

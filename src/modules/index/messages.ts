import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { home: '首页', claimFailed: '领取失败，请稍后再试' },
  en: { home: 'Home', claimFailed: 'Could not claim it, try again later' },
})

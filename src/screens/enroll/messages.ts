import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    insurance: '保险说明',
    insuranceRead: '已阅读',
    insuranceUnread: '去阅读',
  },
  en: {
    insurance: 'About the insurance',
    insuranceRead: 'Already read',
    insuranceUnread: 'Read it first',
  },
})

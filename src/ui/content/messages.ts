import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { from: '起' },
  en: { from: 'from' },
})

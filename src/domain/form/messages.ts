import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { required: '必填 {done}/{all}' },
  en: { required: '{done} of {all} required' },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    increase: '增加',
    decrease: '减少',
    characterCount: '{used}/{limit}',
  },
  en: {
    increase: 'More',
    decrease: 'Fewer',
    characterCount: '{used}/{limit}',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({ zh: { home: '首页' }, en: { home: 'Home' } })

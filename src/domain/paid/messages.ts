import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    free: '免费',
    trialWatch: '试看',
    trialHear: '试听',
    trialRead: '试读',
    playing: '正在播放',
    words: '{count}字',
  },
  en: {
    free: 'Free',
    trialWatch: 'Preview',
    trialHear: 'Preview',
    trialRead: 'Preview',
    playing: 'Playing',
    words: '{count} {count|character|characters}',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { playFailed: '暂时无法播放，请重试' },
  en: { playFailed: 'It cannot be played now. Please try again.' },
})

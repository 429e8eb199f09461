import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { playFailed: '暂时无法播放，请重试' },
  en: { playFailed: 'It can’t be played right now. Try again.' },
})

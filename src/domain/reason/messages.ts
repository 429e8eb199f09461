import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { reasonWrong: '请填写{least}–{most}个字的原因' },
  en: { reasonWrong: 'Use {least} to {most} characters' },
})

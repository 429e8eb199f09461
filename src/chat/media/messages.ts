import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { fileGone: '文件已不在这台设备上，请重新选择' },
  en: { fileGone: 'The file is no longer on this device. Choose it again' },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    leaveAsk: '还没有保存。离开后，填写的内容会留在这台设备上。',
    leave: '离开',
    stay: '继续填写',
  },
  en: {
    leaveAsk: 'This isn’t saved yet. What you typed stays on this device.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
})

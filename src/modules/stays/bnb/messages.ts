import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { detail: '民宿详情', rooms: '房型', sleeps: '{beds} · 可住{count}人' },
  en: { detail: 'Homestay', rooms: 'Rooms', sleeps: '{beds} · sleeps {count}' },
})

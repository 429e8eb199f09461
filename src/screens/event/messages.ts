import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    added: '已加入日历',
    calendarRefused: '没有获得日历权限，可在设置中打开',
    calendarFailed: '没有加入日历，请再试一次',
    leader: '领队：{name}',
  },
  en: {
    added: 'Added to your calendar',
    calendarRefused: 'Calendar access is off. You can turn it on in Settings.',
    calendarFailed: 'Couldn’t add it to your calendar. Try again.',
    leader: 'Leader: {name}',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    increase: '增加',
    decrease: '减少',
    characterCount: '{used}/{limit}',
    year: '年',
    month: '月',
    day: '日',
    hour: '时',
    minute: '分',
    yearOf: '{value}年',
    dayOf: '{value}日',
    hourOf: '{value}时',
    minuteOf: '{value}分',
  },
  en: {
    increase: 'More',
    decrease: 'Fewer',
    characterCount: '{used}/{limit}',
    year: 'Year',
    month: 'Month',
    day: 'Day',
    hour: 'Hour',
    minute: 'Minute',
    yearOf: '{value}',
    dayOf: '{value}',
    hourOf: '{value}',
    minuteOf: '{value}',
  },
})

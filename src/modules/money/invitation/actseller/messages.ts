import { defineMessages } from '@/locales/defineMessages'

/** Texts of the page that recruits promoters of activities. */
export const text = defineMessages({
  zh: {
    title: '活动推广员招募',
    acts: '可推广的活动',
    none: '还没有可推广的活动',
    earn: '赚 ¥{amount}',
    toList: '挑选活动去分享',
  },
  en: {
    title: 'Promote activities',
    acts: 'Activities to promote',
    none: 'No activities to promote yet',
    earn: 'Earn ¥{amount}',
    toList: 'Choose activities to share',
  },
})

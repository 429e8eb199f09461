import { defineMessages } from '@/locales/defineMessages'

/** Texts of the pages behind a distributor's links. */
export const text = defineMessages({
  zh: {
    share: '好友推荐',
    bind: '加入团队',
    recommends: '{name} 推荐给你',
    recommended: '朋友推荐给你',
    open: '去看看',
    gone: '内容已下架',
    toHome: '去首页看看',
    bindShare: '和我一起推广',
  },
  en: {
    share: 'Recommended by a friend',
    bind: 'Join the team',
    recommends: '{name} recommends this',
    recommended: 'A friend recommends this',
    open: 'Take a look',
    gone: 'This is no longer available',
    toHome: 'Explore',
    bindShare: 'Promote with me',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '分类',
    noTypes: '还没有分类',
    noItems: '这个分类下还没有内容',
    follow: '关注',
    followed: '已关注',
    followNote: '关注后，推荐里先看到这类内容',
  },
  en: {
    title: 'Categories',
    noTypes: 'No categories yet',
    noItems: 'Nothing in this category yet',
    follow: 'Follow',
    followed: 'Following',
    followNote: 'What you follow comes first in your recommendations',
  },
})

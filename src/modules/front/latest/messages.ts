import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    latest: '最新发布',
    all: '全部',
    empty: '这一周还没有新内容',
    toHome: '去首页看看',
    seen: '上次看到这里',
    withdrawn: '内容已下架',
  },
  en: {
    latest: 'New this week',
    all: 'All',
    empty: 'Nothing new this week',
    toHome: 'Go to the home page',
    seen: 'You’ve seen the rest',
    withdrawn: 'No longer available',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    saySomething: '说点什么…',
    like: '赞',
    collect: '收藏',
    collected: '已收藏',
    comment: '评论',
    share: '分享',
    follow: '关注',
    followed: '已关注',
    ask: '私信',
    publishedAt: '{date} 发布',
    related: '相关推荐',
  },
  en: {
    saySomething: 'Say something…',
    like: 'Like',
    collect: 'Save',
    collected: 'Saved',
    comment: 'Comment',
    share: 'Share',
    follow: 'Follow',
    followed: 'Following',
    ask: 'Message',
    publishedAt: 'Posted {date}',
    related: 'Related',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    unfold: '全文',
    fold: '收起',
    like: '赞',
    comment: '评论',
    video: '视频',
    sending: '发布中',
    failed: '发布失败',
    again: '重试',
    fresh: '{count}条新动态',
  },
  en: {
    unfold: 'More',
    fold: 'Less',
    like: 'Like',
    comment: 'Comment',
    video: 'Video',
    sending: 'Posting',
    failed: 'Not posted',
    again: 'Retry',
    fresh: '{count} new {count|post|posts}',
  },
})

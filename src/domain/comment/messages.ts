import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    comments: '评论 {count}',
    noComments: '还没有人评论，来说第一句',
    writeComment: '写评论',
    commentPlaceholder: '说说你的想法',
    commentEmpty: '请输入评论',
    commentLong: '评论最多{max}字',
    commentSent: '已发布',
    reply: '回复',
    replyTo: '回复 {name}',
    send: '发布',
  },
  en: {
    comments: '{count} {count|comment|comments}',
    noComments: 'No comments yet. Be the first',
    writeComment: 'Write a comment',
    commentPlaceholder: 'What do you think?',
    commentEmpty: 'Write something first',
    commentLong: 'Up to {max} characters',
    commentSent: 'Posted',
    reply: 'Reply',
    replyTo: 'Reply to {name}',
    send: 'Post',
  },
})

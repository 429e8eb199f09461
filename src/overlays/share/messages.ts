import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    shareTo: '分享到',
    friend: '发送给朋友',
    timeline: '朋友圈',
    system: '更多',
    poster: '生成海报',
    copyLink: '复制链接',
    linkCopied: '链接已复制，去粘贴给朋友吧',
    friendGuide: '点右上角「…」\n选择「发送给朋友」',
    timelineGuide: '点右上角「…」\n选择「分享到朋友圈」',
    understood: '知道了',
  },
  en: {
    shareTo: 'Share',
    friend: 'Send to a friend',
    timeline: 'Moments',
    system: 'More',
    poster: 'Make a poster',
    copyLink: 'Copy link',
    linkCopied: 'Link copied. Send it to a friend.',
    friendGuide: 'Tap … at the top right\nand choose “Send to Chat”',
    timelineGuide: 'Tap … at the top right\nand choose “Share on Moments”',
    understood: 'Got it',
  },
})

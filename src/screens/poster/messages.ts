import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    poster: '分享海报',
    picture: '大图',
    card: '卡片',
    words: '文字',
    save: '保存到相册',
    saveFile: '保存图片',
    longPress: '长按图片保存，或发送给朋友',
    copyLink: '复制链接',
    linkCopied: '链接已复制，去粘贴给朋友吧',
    badLink: '链接不可用',
    drawing: '正在画海报…',
  },
  en: {
    poster: 'Poster',
    picture: 'Picture',
    card: 'Card',
    words: 'Text',
    save: 'Save to Photos',
    saveFile: 'Save image',
    longPress: 'Press and hold the picture to save or send it',
    copyLink: 'Copy link',
    linkCopied: 'Link copied. Send it to a friend.',
    badLink: 'This link can’t be shared',
    drawing: 'Drawing the poster…',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    home: '资讯',
    list: '资讯列表',
    detail: '资讯详情',
    headlines: '头条',
    all: '全部',
    more: '更多',
    empty: '这个频道还没有资讯',
    related: '相关资讯',
    textSize: '字号：{size}',
    small: '小',
    normal: '标准',
    large: '大',
  },
  en: {
    home: 'News',
    list: 'News',
    detail: 'News',
    headlines: 'Headlines',
    all: 'All',
    more: 'More',
    empty: 'Nothing in this channel yet',
    related: 'Related news',
    textSize: 'Text size: {size}',
    small: 'Small',
    normal: 'Normal',
    large: 'Large',
  },
})

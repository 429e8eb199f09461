import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '发现',
    search: '搜索活动、路线、俱乐部',
    hot: '大家在搜',
    communities: '推荐社区',
    people: '值得关注的人',
    popular: '大家在看',
    nearby: '离你最近',
    byDistance: '看附近',
    join: '加入',
    joined: '已加入',
    follow: '关注',
    followed: '已关注',
  },
  en: {
    title: 'Discover',
    search: 'Search activities, routes, clubs',
    hot: 'Popular searches',
    communities: 'Communities',
    people: 'People to follow',
    popular: 'Popular now',
    nearby: 'Nearest to you',
    byDistance: 'Near me',
    join: 'Join',
    joined: 'Joined',
    follow: 'Follow',
    followed: 'Following',
  },
})

import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    coins: '{count}积分',
    welcome: '接受邀请的见面礼',
    progress: '已邀请 {count}/{need}人',
    take: '领取',
    locked: '未达成',
    ready: '可领取',
    taken: '已领取',
    next: '再邀请{count}人得{gift}',
    allDone: '全部礼物都已达成',
  },
  en: {
    coins: '{count} {count|point|points}',
    welcome: 'Welcome gift for accepting an invitation',
    progress: '{count} of {need} friends',
    take: 'Claim',
    locked: 'Not yet',
    ready: 'Ready',
    taken: 'Claimed',
    next: '{count} more for {gift}',
    allDone: 'You’ve earned every gift',
  },
})

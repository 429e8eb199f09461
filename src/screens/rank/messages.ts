import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    myRank: '我的排名',
    rankOf: '第{rank}名',
    gap: '距上一名还差 {gap}',
    tied: '与第一名并列，先达到的在前',
    leader: '当前第一',
    notIn: '你还没有上榜',
    like: '为 {name} 点赞',
    liked: '今天已为 {name} 点赞',
    open: '查看',
    openOf: '查看 {name}',
  },
  en: {
    myRank: 'Me',
    rankOf: 'No. {rank}',
    gap: '{gap} to the next',
    tied: 'Tied for first. Whoever got there sooner is ahead.',
    leader: 'In the lead',
    notIn: 'You’re not ranked yet',
    like: 'Like {name}',
    liked: 'You’ve liked {name} today',
    open: 'Open',
    openOf: 'Open {name}',
  },
})

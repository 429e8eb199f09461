import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    myRank: '我的排名',
    rankOf: '第 {rank} 名',
    gap: '距上一名还差 {gap}',
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
    leader: 'In the lead',
    notIn: 'You’re not ranked yet',
    like: 'Like {name}',
    liked: '{name} was liked today',
    open: 'Open',
    openOf: 'Open {name}',
  },
})

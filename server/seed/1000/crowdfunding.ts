import { at, type CrowdfundingSeed, picture } from '../TenantSeed'

/** A small campaign of the first tenant. */
export const mountains: CrowdfundingSeed = {
  id: 'cf-mountains',
  title: '雪山心愿众筹',
  img: picture('snow', 7, '16x9').src,
  rules: '<p>请朋友一起凑齐你的雪山旅费。达到目标，名额就确认；没有达到，全部退回支持者。</p>',
  from: at(-6, 0),
  to: at(24, 20),
  tiers: [
    { id: 't1', title: '一张明信片', desc: '从山脚的邮局寄出。', price: 1_000 },
    { id: 't2', title: '一块石头', desc: '垭口捡的，洗干净了。', price: 5_000 },
  ],
  paper: {
    ...{ id: 'paper-cf-mountains', kind: 'survey', title: '出发之前', intro: '三个问题，没有对错。' },
    items: [
      {
        ...{ id: 'm1', type: 'single', text: '你上过海拔 4000 米以上吗？', must: true },
        options: ['上过', '没有', '说不清'],
      },
      {
        ...{ id: 'm2', type: 'multiple', text: '这次最期待什么？', must: true },
        options: ['看雪山', '认识同伴', '挑战自己', '拍照'],
      },
      { id: 'm3', type: 'text', text: '有什么想提前告诉领队的？', options: [], must: false },
    ],
  },
  places: [
    { id: 'siguniang', name: '四姑娘山', img: picture('snow', 7).src, day: at(45, 8), cost: 50_000, quota: 5 },
    { id: 'yubeng', name: '雨崩', img: picture('snow', 3).src, day: at(52, 8), cost: 40_000, quota: 5 },
  ],
  projects: [
    {
      id: 'cfp-yu',
      by: 2,
      wish: '想在四姑娘山看一次日照金山，也替膝盖不好的爸爸看。',
      cover: picture('snow', 7, '16x9').src,
      daysAgo: 4,
      place: 'siguniang',
    },
  ],
}

import { at, type CrowdfundingSeed, picture } from '../TenantSeed'

/** Friends help students to pay for their field work. */
export const fieldwork: CrowdfundingSeed = {
  id: 'cf-campus',
  title: '野外实习心愿众筹',
  img: picture('forest', 81, '16x9').src,
  rules: '<p>请同学和家人一起凑齐实习旅费。达到目标，名额就确认；没有达到，全部退回支持者。</p>',
  from: at(-5, 0),
  to: at(20, 20),
  tiers: [
    { id: 't1', title: '一枚叶脉书签', desc: '实习途中采集、压制。', price: 1_000 },
    { id: 't2', title: '一份野外笔记', desc: '整理好的电子版，带手绘。', price: 3_000 },
  ],
  places: [
    { id: 'tianmu', name: '天目山', img: picture('forest', 82).src, day: at(35, 8), cost: 30_000, quota: 10 },
    { id: 'zhoushan', name: '舟山潮间带', img: picture('coast', 83).src, day: at(42, 8), cost: 40_000, quota: 6 },
  ],
  projects: [
    {
      ...{ id: 'cfp-leaf', by: 2, place: 'tianmu', daysAgo: 3, cover: picture('forest', 81, '16x9').src },
      wish: '想亲眼看一看标本室里那棵柳杉活着的样子。',
    },
  ],
}

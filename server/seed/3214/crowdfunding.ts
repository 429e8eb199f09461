import { at, type CrowdfundingSeed, picture } from '../TenantSeed'

/** Neighbours pay for a journey together. */
export const garden: CrowdfundingSeed = {
  id: 'cf-garden',
  title: '邻居的小心愿',
  img: picture('balcony', 81, '16x9').src,
  rules: '<p>替邻居凑一次出门的路费。达到目标，名额就确认；没有达到，全部退回支持者。</p>',
  from: at(-5, 0),
  to: at(20, 20),
  tiers: [
    { id: 't1', title: '一只乡村面包', desc: '回来以后烤给你。', price: 1_500 },
    { id: 't2', title: '一盆扦插绣球', desc: '旅途中带回的枝条，养好了送来。', price: 5_000 },
  ],
  places: [
    { id: 'moganshan', name: '莫干山', img: picture('village', 82).src, day: at(30, 8), cost: 30_000, quota: 8 },
  ],
  projects: [
    {
      ...{ id: 'cfp-flower', by: 3, place: 'moganshan', daysAgo: 3, cover: picture('balcony', 81, '16x9').src },
      wish: '守了六年花店，想去山里看一次野生的绣球。',
    },
  ],
}

import type { TripPlan } from '@quanzi/contract'
import { tripItem } from '../tripItem'

const INCLUDED = ['住宿，两人一间', '行程内用餐', '领队和活动材料']
const EXCLUDED = ['往返集合地的交通', '个人消费']

export const sprucePlan: TripPlan = {
  days: [
    { title: '进谷', text: '下午三点集合，走到木屋，晚饭后夜观。' },
    { title: '巡山', text: '和护林员走完整条巡护线，午饭在防火塔上吃。' },
    { title: '返回', text: '上午认树，午饭后回到管护站。' },
  ],
  included: INCLUDED,
  excluded: EXCLUDED,
}

export const strawPlan: TripPlan = {
  days: [
    { title: '下田', text: '上午学割稻，下午打谷，晚上吃新米饭。' },
    { title: '赶圩', text: '早上逛圩，做一只稻草人，午饭后返回。' },
  ],
  included: INCLUDED,
  excluded: EXCLUDED,
}

/** Trips that this tenant runs, and others resell. */
export const trips3214 = [
  tripItem({
    id: '313101',
    title: '云杉谷森林三日：和护林员走一圈',
    scene: ['forest', 27],
    summary: '白天和护林员巡山，晚上在木屋听猫头鹰。',
    author: 0,
    tag: '徒步',
    province: '浙江',
    city: '杭州',
    place: '云杉谷管护站',
    at: [30.34, 119.44],
    days: 3,
    adult: 98_000,
    child: 66_000,
    plan: sprucePlan,
  }),
  tripItem({
    id: '313102',
    title: '稻田里的秋天两日：收割、打谷、吃新米',
    scene: ['morning', 29],
    summary: '孩子们下田割一垄稻子，晚上吃新米饭。',
    author: 0,
    tag: '亲子',
    province: '浙江',
    city: '绍兴',
    place: '禾畈村口',
    at: [29.92, 120.58],
    days: 2,
    adult: 56_000,
    child: 38_000,
    plan: strawPlan,
  }),
]

import type { ActQuestion } from '@quanzi/contract'
import { FRIDAY, type ItemSeed, on, picture, SATURDAY, SUNDAY } from '../TenantSeed'

const idCard: ActQuestion = {
  id: 'q-id',
  name: '身份证号',
  type: 'idCard',
  options: [],
  must: true,
  placeholder: '用于参赛资格和保险',
}
const size: ActQuestion = {
  id: 'q-size',
  name: '参赛服尺码',
  type: 'choice',
  options: ['S', 'M', 'L', 'XL'],
  must: true,
  placeholder: '请选择尺码',
}

/** A sports event with categories by age, and a supplier's trip with departures. */
export const events: readonly ItemSeed[] = [
  {
    id: '21001',
    type: 21,
    unlisted: true,
    title: '云顶山径赛：半程与亲子组',
    cover: picture('run', 9, '16x9'),
    summary: '山脊土路为主，累计爬升 860 米；亲子组沿茶园环线。',
    author: 8,
    tags: ['赛事'],
    province: '浙江',
    at: [30.12, 119.9],
    age: 5,
    html: '<p>半程组 21 公里，关门 5 小时；亲子组 5 公里，一位家长陪同一位孩子。</p>',
    extra: { city: '杭州', place: '云顶游客中心' },
    act: {
      sessions: [
        {
          name: '半程组 21K',
          from: on(SATURDAY, 30, 7),
          to: on(SATURDAY, 30, 13),
          stock: 300,
          sold: 118,
          ages: [18, 65],
        },
        { name: '亲子组 5K', from: on(SATURDAY, 30, 8), to: on(SATURDAY, 30, 11), stock: 120, sold: 61, ages: [5, 60] },
      ],
      tickets: [
        { name: '参赛名额', price: 12_800, rule: '含号码布、计时芯片与保险' },
        { name: '参赛名额和纪念服', price: 19_800, rule: '另含纪念服一件' },
      ],
      questions: [idCard, size],
      refund: [
        { hours: 15 * 24, share: 80 },
        { hours: 7 * 24, share: 40 },
      ],
    },
  },
  {
    id: '31001',
    type: 31,
    unlisted: true,
    title: '跟着向导走九曲古道三日',
    cover: picture('trail', 16, '16x9'),
    summary: '当地向导带队，两晚住在古道旁的民宿，第三天下到渡口。',
    author: 14,
    tags: ['出行'],
    province: '浙江',
    at: [29.9, 119.6],
    age: 6,
    html: '<p>第一天到村，第二天走完古道最好的一段，第三天下到渡口坐船返回。</p>',
    extra: { city: '杭州', place: '九曲村口' },
    act: {
      sessions: [
        { from: on(FRIDAY, 9, 8), to: on(SUNDAY, 11, 17), stock: 16, sold: 5, minGroup: 6 },
        { from: on(FRIDAY, 24, 8), to: on(SUNDAY, 26, 17), stock: 16, price: 10_000, minGroup: 6 },
      ],
      tickets: [
        { name: '成人', price: 88_000, rule: '含两晚住宿、五餐和向导' },
        { name: '儿童', price: 52_000, rule: '12 岁以下，与家长同住' },
      ],
      deposit: { share: 30, balanceHours: 72, refundable: true },
      refund: [
        { hours: 7 * 24, share: 100 },
        { hours: 3 * 24, share: 50 },
      ],
      insurance: 2_000,
    },
  },
]

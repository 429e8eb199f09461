import { article } from '../smallTenant'
import { at, type CouponSeed, type ItemSeed, picture } from '../TenantSeed'

/** Campus life: an open day, clubs and a call for volunteers. */
export const campusItems: readonly ItemSeed[] = [
  {
    id: '309001',
    type: 9,
    title: '校园开放日：和导师面对面',
    cover: picture('campus', 1),
    summary: '参观实验室，听导师讲课题组的一天，现场答疑。',
    author: 0,
    age: 2,
    tags: ['开放日', '免费'],
    province: '浙江',
    at: [30.27, 120.1],
    imgs: [picture('campus', 1, '3x2'), picture('books', 5, '3x2')],
    html: '<p>上午参观实验室与图书馆，下午与导师交流。请携带身份证件入校。</p>',
    counts: { view: 860, like: 74, collect: 51 },
    extra: { city: '杭州', place: '青岚大学东门', meet: '东门校史墙前，提前 15 分钟验证件' },
    act: {
      sessions: [
        { name: '第一场', from: at(9, 9), to: at(9, 16), stock: 120, sold: 37 },
        { name: '第二场', from: at(23, 9), to: at(23, 16), stock: 120 },
      ],
      tickets: [{ name: '参观证', price: 0 }],
      refund: [],
    },
  },
  article({
    id: '310001',
    type: 10,
    title: '青岚植物观察社',
    scene: ['emblem', 41],
    age: 60,
    tag: '社团',
    text: ['每周六清晨，在湖边记录一种植物。'],
    author: 1,
    more: { capacity: 120, extra: { city: '杭州', notices: ['本周六七点，湖东栈桥见'] }, joined: [2, 3, 4] },
  }),
  article({
    id: '310002',
    type: 10,
    title: '研究生夜跑队',
    scene: ['emblem', 46],
    age: 45,
    tag: '社团',
    text: ['实验做到几点，就从几点开始跑。'],
    author: 2,
    more: { capacity: 200, extra: { city: '杭州', notices: ['雨天改为室内拉伸'] }, joined: [1, 3] },
  }),
  article({
    id: '313001',
    type: 13,
    title: '迎新志愿者招募',
    scene: ['morning', 9],
    age: 3,
    tag: '校园',
    text: ['为新生引路、答疑、搬行李，每人服务半天。'],
    more: {
      capacity: 60,
      from: at(30, 8),
      to: at(30, 18),
      close: at(26, 20),
      joined: [2, 4],
      extra: { place: '青岚大学东门', city: '杭州' },
    },
  }),
]

/** A reduction of the registration fee. */
export const campusCoupons: readonly CouponSeed[] = [
  {
    id: 'c3073',
    name: '开放日报名减免',
    discountType: 1,
    minus: 3000,
    full: 10_000,
    total: 500,
    scopeText: '报名费可用',
    scope: { orderTypes: [28] },
    days: 60,
  },
]

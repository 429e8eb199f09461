import type { ActQuestion } from '@quanzi/contract'
import { at, type ItemSeed, picture } from '../TenantSeed'

const emergencyName: ActQuestion = {
  id: 'q-emergency-name',
  name: '紧急联系人',
  type: 'text',
  options: [],
  must: true,
  placeholder: '家人或朋友的姓名',
}
const emergencyMobile: ActQuestion = {
  id: 'q-emergency-mobile',
  name: '紧急联系电话',
  type: 'mobile',
  options: [],
  must: true,
  placeholder: '11 位手机号',
}

/** An activity that runs today and through the night, so that its tickets can be scanned at any hour; and one tomorrow. Lists show what one can still sign up for. */
export const today: readonly ItemSeed[] = [
  {
    id: '9091',
    type: 9,
    unlisted: true,
    title: '湖岸徒步日：三个打卡点，一个傍晚',
    cover: picture('lake', 7, '16x9'),
    summary: '沿湖十公里，三个打卡点盖章，终点有热茶。',
    author: 1,
    tags: ['徒步'],
    province: '浙江',
    at: [30.25, 120.13],
    age: 20,
    html: '<p>全程平缓，沿湖绿道十公里，三个打卡点各有一枚印章。</p>',
    extra: { city: '杭州', place: '湖畔游客中心', meet: '游客中心正门' },
    act: {
      sessions: [
        { name: '全天场', from: at(0, 0), to: at(1, 6), stock: 100, sold: 80 },
        { name: '半程场', from: at(0, 0), to: at(1, 6), stock: 60, sold: 40 },
      ],
      tickets: [{ name: '徒步票', price: 0, rule: '含印章册与热茶' }],
      questions: [emergencyName, emergencyMobile],
    },
  },
  {
    id: '9092',
    type: 9,
    unlisted: true,
    title: '湖岸徒步日：第二天的清晨场',
    cover: picture('starry', 3, '16x9'),
    summary: '同一条路，换成清晨的光。',
    author: 1,
    tags: ['徒步'],
    province: '浙江',
    at: [30.25, 120.13],
    age: 20,
    html: '<p>清晨六点半出发，十点前走完全程。</p>',
    extra: { city: '杭州', place: '湖畔游客中心', meet: '游客中心正门' },
    act: {
      sessions: [{ name: '清晨场', from: at(1, 6), to: at(1, 11), stock: 60, sold: 0 }],
      tickets: [{ name: '徒步票', price: 0, rule: '含印章册与热茶' }],
      questions: [],
    },
  },
]

import type { CampaignField } from '@quanzi/contract'
import { type CampaignSeed, type CardSeed, picture } from '../TenantSeed'

/** The printed cards that nobody has bought; the two after them are the demo member's. */
export const UNSOLD_CARDS = 12

/** The number and the password of a printed card; the first has `n` 1. */
export const printedCard = (n: number) => ({
  no: `80000000${String(n).padStart(8, '0')}`,
  pwd: `SHANYE${String(n).padStart(2, '0')}`,
})

export const cards: readonly CardSeed[] = [
  {
    id: 'card-hike',
    title: '山野实名卡',
    desc: '一张寄到家的卡：激活后可享合作门店权益，有效期一年。',
    img: picture('trail', 18, '16x9').src,
    price: 6_800,
    stock: 200,
    rights: [
      { id: 'dental', name: '口腔检查', total: 1 },
      { id: 'kids', name: '亲子活动', total: 2 },
      { id: 'eyes', name: '视力检查', total: 1 },
      { id: 'home', name: '床品礼包', total: 1 },
      { id: 'trip', name: '出行接驳', total: 1 },
    ],
  },
]

const must = { must: true, min: null, max: null, options: [] } as const
const choice = (id: string, name: string, options: readonly string[]): CampaignField => ({
  ...{ ...must, id, name, type: 'choice', options },
})
const date: CampaignField = { ...must, id: 'date', name: '预约日期', type: 'date' }

/** What partners offer to holders of cards; one is all claimed. */
export const cardCampaigns: readonly CampaignSeed[] = [
  {
    code: 'baibo',
    title: '口腔检查与洁牙',
    desc: '三家门店可选，含全口检查、洁牙和一份护理建议。请提前一天预约。',
    img: picture('city', 3, '16x9').src,
    fields: [choice('clinic', '门店', ['湖畔路店', '西溪店', '滨江店']), date],
    quota: 300,
    right: 'dental',
  },
  {
    code: 'qinzi',
    title: '亲子自然半日营',
    desc: '3–12 岁孩子和一位家长，自然老师带队，材料和保险都包含。',
    img: picture('forest', 5, '16x9').src,
    fields: [
      { ...must, id: 'child', name: '孩子姓名', type: 'text' },
      { ...must, id: 'birthday', name: '孩子生日', type: 'birthday', min: 3, max: 12 },
    ],
    quota: 120,
    right: 'kids',
  },
  {
    code: 'aier',
    title: '视力检查',
    desc: '含验光、眼底照相和一次医生讲解，全家都能用。',
    img: picture('city', 7, '16x9').src,
    fields: [choice('clinic', '门店', ['武林院区', '城西院区']), date],
    quota: 200,
    right: 'eyes',
  },
  {
    code: 'mengjie',
    title: '床品礼包',
    desc: '一套纯棉四件套，快递到家。',
    img: picture('camp', 9, '16x9').src,
    fields: [{ ...must, id: 'address', name: '收货地址', type: 'address' }],
    quota: 50,
    used: 50,
    right: 'home',
  },
  {
    code: 'kaitu',
    title: '登山口接驳车',
    desc: '周末从市区到登山口的往返座位，发车前一天短信通知上车点。',
    img: picture('trail', 7, '16x9').src,
    fields: [
      date,
      choice('departure', '上车点', ['武林广场', '城站', '黄龙']),
      { ...must, id: 'travellers', name: '人数', type: 'count', min: 1, max: 4 },
    ],
    quota: 80,
    right: 'trip',
  },
  {
    code: 'redpacket',
    title: '拼手气红包',
    desc: '持卡人可以打开一个红包，分给五位朋友，24 小时内有效。',
    img: picture('camp', 6, '16x9').src,
    fields: [],
    quota: 1000,
    packets: { budget: 500_000, total: 888, parts: 5 },
  },
]

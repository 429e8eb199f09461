import { picture, type VipSeed } from '../TenantSeed'

export const vip1000: VipSeed = {
  cards: [
    {
      id: 'vip-year',
      title: '山野年卡',
      desc: '一整年的会员价、付费课程和线下权益，平均每月不到 17 元。',
      img: picture('trail', 4, '16x9').src,
      price: 19_800,
      days: 365,
      benefits: ['商城会员价', '付费课程与专辑免费看', '线下权益全年 12 次', '活动优先报名'],
    },
    {
      id: 'vip-season',
      title: '山野季卡',
      desc: '先走一个季节看看：三个月的会员价和付费课程。',
      img: picture('lake', 6, '16x9').src,
      price: 5800,
      days: 90,
      benefits: ['商城会员价', '付费课程与专辑免费看', '线下权益 3 次'],
    },
  ],
  benefits: [
    {
      id: 'b-coffee',
      name: '湖畔茶舍手冲一杯',
      desc: '到店出示核销码，当天现磨。',
      img: picture('coffee', 3, '4x3').src,
      type: 1,
      quota: 3,
      surcharge: 0,
    },
    {
      id: 'b-climb',
      name: '岩点攀岩馆体验一次',
      desc: '含装备和教练，补差价后使用。',
      img: picture('summit', 5, '4x3').src,
      type: 1,
      quota: 2,
      surcharge: 3900,
    },
    {
      id: 'b-camp',
      card: 'vip-year',
      name: '云顶营地平日营位一晚',
      desc: '年卡专享，周日到周四可用。',
      img: picture('camp', 6, '4x3').src,
      type: 1,
      quota: 1,
      surcharge: 0,
    },
  ],
}

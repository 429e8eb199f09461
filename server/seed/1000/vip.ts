import { type InviteGiftSeed, picture, type VipSeed } from '../TenantSeed'

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
    {
      id: 'b-box',
      name: '四季会员礼盒',
      desc: '应季茶、手绘路线图和一枚徽章，包邮寄到家。',
      img: picture('thing_gift', 2, '4x3').src,
      type: 2,
      quota: 1,
      surcharge: 0,
    },
    {
      id: 'b-map',
      card: 'vip-year',
      name: '年度手绘地图',
      desc: '年卡专享，限量编号，包邮。',
      img: picture('trail', 9, '4x3').src,
      type: 2,
      quota: 1,
      surcharge: 0,
    },
    {
      id: 'b-ten',
      name: '会员立减 10 元券',
      desc: '领取后直接进券包，商城和活动都能用。',
      img: picture('thing_gift', 5, '4x3').src,
      type: 3,
      quota: 4,
      surcharge: 0,
      coupon: 'c1006',
    },
  ],
}

/** Gifts for inviting newcomers. */
export const inviteGifts: readonly InviteGiftSeed[] = [
  { id: 'i-0', need: 0, name: '新朋友见面礼', kind: 'coins', amount: 100 },
  { id: 'i-1', need: 1, name: '邀请 1 位好友', kind: 'coins', amount: 50 },
  { id: 'i-3', need: 3, name: '邀请 3 位好友', kind: 'coins', amount: 200 },
  { id: 'i-5', need: 5, name: '20 元立减券', kind: 'coupon', coupon: 'c1007' },
  { id: 'i-10', need: 10, name: '邀请 10 位好友', kind: 'coins', amount: 1000 },
]

/** Who stands on the volunteers' roll. */
export const volunteers = [
  { name: '青禾', phone: '13800000020' },
  { name: '林小路', phone: '13900000001' },
  { name: '周以安', phone: '13900000002' },
  { name: '沈一舟', phone: '13900000003' },
  { name: '何青', phone: '13900000004' },
  { name: '陆行之', phone: '13900000005' },
  { name: '许望', phone: '13900000006' },
  { name: '唐小野', phone: '13900000007' },
]

/** Who asks to join the roll. */
export const volunteerWishes = [
  { by: 13, name: '木木夕', phone: '13800000014', content: '参加过四次净山行动，想长期做自然讲解的志愿者。' },
  { by: 18, name: '石大山', phone: '13800000019', content: '周末有车有时间，可以帮忙运物资和收尾。' },
]

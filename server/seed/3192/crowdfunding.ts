import { at, type CrowdfundingSeed, picture } from '../TenantSeed'

const TIERS: CrowdfundingSeed['tiers'] = [
  { id: 't1', title: '一张明信片', desc: '从目的地寄出，写上你的名字。', price: 1_000 },
  { id: 't2', title: '一段海浪声', desc: '在清晨录下三分钟，发到你的邮箱。', price: 3_000 },
  { id: 't3', title: '一袋海盐', desc: '当地盐田手工晒制，随明信片寄到。', price: 5_000 },
  { id: 't4', title: '一次线上分享', desc: '回来以后的专场，给你留一个位置。', price: 10_000 },
  { id: 't5', title: '一本旅行手记', desc: '印刷版，扉页写给你的话。', price: 20_000 },
]

const single = (id: string, text: string, options: readonly string[], right: number) => ({
  ...{ id, type: 'single' as const, text, options, must: true },
  correct: [String(right)],
})

/** Ten questions with a clock; 60 of a hundred points pass. */
const ISLAND_PAPER: NonNullable<CrowdfundingSeed['paper']> = {
  ...{ id: 'paper-cf-islands', kind: 'quiz', title: '远行资格问答', passMark: 60, timed: 30, retryHours: 24 },
  intro: '十道题，一共五分钟，平均每题三十秒。60 分通过，没有通过的 24 小时后可以再答。',
  items: [
    single('i1', '出海前最先要看什么？', ['天气与海况', '日历', '手机电量'], 0),
    single('i2', '在船上应该怎样穿救生衣？', ['放在手边', '扣好所有扣带', '披在肩上'], 1),
    single('i3', '晕船时看哪里会好受一些？', ['手机屏幕', '船舱地板', '远处的海平线'], 2),
    single('i4', '潮间带上的生物可以怎样观察？', ['带回家养', '看完放回原处', '堆在一起拍照'], 1),
    single('i5', '海岛上淡水紧张时应该？', ['随意使用', '节约用水', '只喝饮料'], 1),
    single('i6', '遇到海漂垃圾，最好怎么做？', ['推回海里', '埋进沙里', '捡起并带走'], 2),
    single('i7', '涨潮时在礁石上应该？', ['尽快退回岸边', '继续拍照', '等人来接'], 0),
    single('i8', '众筹没有达到目标时，支持款会？', ['归发起人', '全部退回支持者', '归平台'], 1),
    single('i9', '收到支持以后，最该做什么？', ['什么都不做', '向支持者道谢', '马上关闭众筹'], 1),
    single('i10', '返程后要分享什么？', ['真实的经历与花费', '别人的照片', '不用分享'], 0),
  ],
}

/** The campaign that runs: four places, one of them full. */
export const islands: CrowdfundingSeed = {
  id: 'cf-islands',
  title: '海岛远行计划 第四季',
  img: picture('sailing', 7, '16x9').src,
  rules:
    '<h3>怎么参加</h3><p>先答资格问卷，再绑定手机、填写资料、选择目的地，然后发起众筹，请朋友支持你的旅费。</p><h3>结束时</h3><p>达到目标，名额就确认，款项交给远行办公室安排行程；没有达到，全部退回支持者。</p><h3>退款</h3><p>结束前支持者可以申请退回，由工作人员审核。</p>',
  from: at(-12, 0),
  to: at(18, 20),
  tiers: TIERS,
  paper: ISLAND_PAPER,
  places: [
    { id: 'huaniao', name: '花鸟岛', img: picture('coast', 7).src, day: at(40, 8), cost: 60_000, quota: 12 },
    { id: 'gouqi', name: '枸杞岛', img: picture('lighthouse', 2).src, day: at(47, 8), cost: 80_000, quota: 8 },
    { id: 'nanji', name: '南麂岛', img: picture('sailing', 12).src, day: at(54, 8), cost: 120_000, quota: 6 },
    { id: 'dongji', name: '东极岛', img: picture('coast', 10).src, day: at(33, 8), cost: 90_000, quota: 1 },
  ],
  projects: [
    {
      id: 'cfp-gold',
      by: 1,
      wish: '跑了二十年近海货船，想带上相机，认真看一次花鸟岛的灯塔。',
      cover: picture('coast', 7, '16x9').src,
      daysAgo: 10,
      place: 'huaniao',
    },
    {
      id: 'cfp-deer',
      by: 2,
      wish: '记录枸杞岛的无人村，把照片洗出来送给搬走的老人。',
      cover: picture('lighthouse', 2, '16x9').src,
      daysAgo: 9,
      place: 'gouqi',
    },
    {
      id: 'cfp-north',
      by: 3,
      wish: '第一次一个人出远门，想在东极看新年的第一缕光。',
      cover: picture('sailing', 12, '16x9').src,
      daysAgo: 8,
      place: 'dongji',
    },
    {
      id: 'cfp-wood',
      by: 4,
      wish: '跟着海洋老师数潮间带的贝壳，回来给学校做一面标本墙。',
      cover: picture('coast', 10, '16x9').src,
      daysAgo: 6,
      place: 'nanji',
    },
    {
      id: 'cfp-south',
      by: 5,
      wish: '带妈妈去看海，她种了一辈子地，还没见过。',
      cover: picture('sailing', 7, '16x9').src,
      daysAgo: 2,
      place: 'huaniao',
    },
    { id: 'cfp-draft', by: 6, wish: '想学会看星星辨方向。', cover: '', place: 'gouqi' },
  ],
}

/** The season before: one reached its goal, one did not and everything went back. */
export const lights: CrowdfundingSeed = {
  id: 'cf-lights',
  title: '灯塔守护者 第三季',
  img: picture('lighthouse', 2, '16x9').src,
  rules: '<p>第三季已经结束，感谢每一位支持者。</p>',
  from: at(-70, 0),
  to: at(-30, 20),
  tiers: TIERS.slice(0, 3),
  places: [{ id: 'huaniao', name: '花鸟岛', img: picture('coast', 7).src, day: at(-10, 8), cost: 20_000, quota: 10 }],
  projects: [
    {
      id: 'cfp-reached',
      by: 7,
      wish: '在灯塔住两晚，替守塔人写一本值班日记。',
      cover: picture('lighthouse', 2, '16x9').src,
      daysAgo: 60,
      place: 'huaniao',
    },
    {
      id: 'cfp-missed',
      by: 8,
      wish: '带着小提琴去海边，给渔民拉一支曲子。',
      cover: picture('coast', 3, '16x9').src,
      daysAgo: 55,
      place: 'huaniao',
    },
  ],
}

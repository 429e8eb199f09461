import type { ApplicationSeed, ExpertSeed, PackSeed } from '../TenantSeed'

/** The experts who answer questions, and the prices of questions to the assistant. */
export const experts: readonly ExpertSeed[] = [
  {
    by: 3,
    title: '高级领队 · 二十年山地经验',
    intro: '路线难度、装备取舍、带老人孩子进山，都可以问我。能不能走，我会直说。',
    fee: 2900,
  },
  {
    by: 12,
    title: '雪山向导 · 持证急救员',
    intro: '适应海拔、训练计划、雪线以上的装备。请写清楚你的经验和时间。',
    fee: 4900,
  },
  {
    by: 19,
    title: '无痕山林讲师',
    intro: '亲子自然活动怎样安排、营地垃圾怎样处理、植物怎样辨认。',
    fee: 990,
  },
]

/** A partner's shop whose fee is due. */
export const applications: readonly ApplicationSeed[] = [
  {
    ...{ id: 'apply-1', by: 1, fee: 19_900, name: '溪谷户外租赁', contact: '林间', phone: '13800000002' },
    ...{ region: '浙江省 杭州市 临安区', intro: '帐篷、睡袋和炉具按天租，取还都在登山口旁。' },
  },
  {
    ...{
      id: 'apply-2',
      by: 9,
      fee: 0,
      reviewing: true,
      typeId: 't-shop-life',
      name: '云上植物工作室',
      contact: '阿布',
    },
    ...{
      phone: '13800000010',
      region: '浙江省 杭州市 西湖区',
      intro: '高山植物标本课和盆栽养护，周末有小朋友的观察课。',
    },
  },
  {
    ...{
      id: 'apply-3',
      by: 12,
      fee: 0,
      reviewing: true,
      typeId: 't-shop-sport',
      name: '北坡滑雪学校',
      contact: '北坡',
    },
    ...{ phone: '13800000013', region: '浙江省 湖州市 安吉县', intro: '室内雪场零基础课程，含雪具，冬天去真雪场。' },
  },
]

export const packs: readonly PackSeed[] = [
  { id: 'credits-10', title: '10 次提问', price: 300, amount: 10 },
  { id: 'credits-50', title: '50 次提问', price: 1200, amount: 50 },
  { id: 'credits-200', title: '200 次提问', price: 3900, amount: 200 },
  { id: 'site-year', title: '社区站点 一年', price: 98_000, amount: 0, kind: 'site', days: 365 },
  { id: 'site-month', title: '社区站点 一个月', price: 12_800, amount: 0, kind: 'site', days: 30 },
]

import { at, type DayTime, type ItemSeed, picture } from '../TenantSeed'

interface Campaign {
  readonly id: number
  readonly title: string
  readonly scene: [string, number]
  readonly from: DayTime
  readonly to: DayTime
  readonly close: DayTime
  readonly capacity: number
  readonly place: string
  readonly where: readonly [number, number]
  readonly tags: readonly string[]
  readonly summary: string
  readonly rules: readonly string[]
  readonly joined: readonly number[]
}

const campaign = ({ id, scene, place, where, rules, ...c }: Campaign): ItemSeed => ({
  ...c,
  id: String(id),
  type: 13,
  cover: picture(scene[0], scene[1], '16x9'),
  author: 1,
  age: id - 13000,
  at: where,
  imgs: [picture(scene[0], scene[1], '16x9'), picture(scene[0], scene[1] + 2, '16x9')],
  html: `<p>${c.summary}</p><h3>参与规则</h3><ol>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ol><h3>温馨提示</h3><p>名额满后自动进入候补，有人取消时按顺序递补，并以消息通知。</p>`,
  counts: { view: 900 + (id % 10) * 210, like: 70 + (id % 10) * 12, collect: 35 + (id % 10) * 5 },
  extra: { place, city: place.slice(0, 2) },
})

export const campaigns: readonly ItemSeed[] = [
  campaign({
    id: 13001,
    title: '百人净山计划 · 秋季站',
    scene: ['summit', 7],
    from: at(12, 8),
    to: at(12, 14),
    close: at(11, 18),
    capacity: 100,
    place: '杭州望云山东门',
    where: [30.3, 119.8],
    tags: ['公益'],
    summary: '带上一只布袋，走五公里，让山回到原来的样子。',
    rules: ['每个账号最多报名 5 人', '现场凭报名手机号领取工具', '完成后发放志愿时长证明'],
    joined: [0, 3, 4, 13, 14, 17],
  }),
  campaign({
    id: 13002,
    title: '免费体验：树冠层观鸟课',
    scene: ['birding', 10],
    from: at(6, 6),
    to: at(6, 10),
    close: at(5, 20),
    capacity: 4,
    place: '杭州植物园北门',
    where: [30.26, 120.12],
    tags: ['自然', '亲子'],
    summary: '四个名额，一位老师，一架望远镜，一整片清晨的树林。',
    rules: ['望远镜现场免费借用', '请保持安静，不使用闪光灯'],
    joined: [7, 9, 13, 17],
  }),
  campaign({
    id: 13003,
    title: '新人见面会：湖畔的第一杯咖啡',
    scene: ['coffee', 5],
    from: at(3, 19),
    to: at(3, 21),
    close: at(3, 12),
    capacity: 30,
    place: '杭州湖畔书房',
    where: [30.25, 120.13],
    tags: ['社交'],
    summary: '第一次来山野圈？这里有领队、老成员和热咖啡。',
    rules: ['入会一个月内的新成员优先', '免费，请守约'],
    joined: [0, 15, 16, 11],
  }),
  campaign({
    id: 13004,
    title: '旧装备换新友：跳蚤市集',
    scene: ['fleamarket', 1],
    from: at(-1, 10),
    to: at(2, 20),
    close: at(1, 18),
    capacity: 60,
    place: '上海岩馆一楼',
    where: [31.22, 121.44],
    tags: ['社交', '装备'],
    summary: '三天的市集，每个摊位都有一段山里的故事。',
    rules: ['摊位免费，自带桌布', '不出售全新商品'],
    joined: [5, 6, 11, 12, 15],
  }),
  campaign({
    id: 13005,
    title: '露天电影：雪山与我们',
    scene: ['openair', 6],
    from: at(9, 19),
    to: at(9, 22),
    close: at(9, 12),
    capacity: 120,
    place: '湖州云顶草甸',
    where: [30.41, 119.61],
    tags: ['露营', '社交'],
    summary: '一块幕布，一片草地，一部关于出发的纪录片。',
    rules: ['自带坐垫与保暖衣物', '观影结束请带走所有垃圾'],
    joined: [0, 4, 6, 9, 11, 12, 15, 17],
  }),
  campaign({
    id: 13006,
    title: '春季植树日',
    scene: ['seedlings', 10],
    from: at(-40, 9),
    to: at(-40, 15),
    close: at(-42, 18),
    capacity: 80,
    place: '杭州青溪营地',
    where: [30.1, 120.0],
    tags: ['公益', '亲子'],
    summary: '我们一起种下了二百一十棵香樟。',
    rules: ['工具由营地提供'],
    joined: [3, 7, 13, 14, 17, 18, 19],
  }),
  campaign({
    id: 13007,
    title: '湖畔晨间瑜伽 · 每周日',
    scene: ['yoga', 10],
    from: at(5, 7),
    to: at(5, 8),
    close: at(4, 20),
    capacity: 25,
    place: '苏州镜湖草坪',
    where: [31.2, 120.4],
    tags: ['健康'],
    summary: '迎着第一缕光，做一小时的拉伸与呼吸。',
    rules: ['自带瑜伽垫', '雨天顺延'],
    joined: [4, 15, 17],
  }),
]

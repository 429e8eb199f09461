import { at, type DayTime, type ItemSeed, picture } from '../TenantSeed'

interface Room {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly scene: [string, number]
  readonly from: DayTime
  readonly to: DayTime
  readonly clip: string
  /** Fen. */
  readonly price?: number
  readonly vipFree?: true
  readonly replay?: true
  readonly goods?: readonly string[]
}

const room = ({ id, scene, clip, vipFree, replay, goods, ...more }: Room): ItemSeed => ({
  ...more,
  id: String(id),
  type: 23,
  cover: picture(scene[0], scene[1], '16x9'),
  author: 3,
  age: 2 + (id % 10),
  tags: ['直播'],
  html: `<p>${more.summary}</p><p>直播间可以提问，主播会在休息时回答。错过开场也没有关系，进来就能接着看。</p>`,
  clip: { name: clip, seconds: 6 },
  counts: { view: 620 + (id % 10) * 180, like: 41 + (id % 10) * 9 },
  extra: { seconds: 6, ...(vipFree ? { vipFree } : {}), ...(replay ? { replay } : {}), ...(goods ? { goods } : {}) },
})

/** Live rooms: one begins soon, one is on, one is over and has a replay. */
export const rooms: readonly ItemSeed[] = [
  room({
    id: 23001,
    title: '领队夜话：第一次重装该怎么准备',
    summary: '老樟和三位领队坐在帐篷前，从背包怎么装讲到路上怎么分水，边讲边拆一个真正的 55 升背包。',
    scene: ['camp', 15],
    from: at(2, 20),
    to: at(2, 22),
    clip: 'camp',
    price: 990,
    vipFree: true,
    replay: true,
    goods: ['m1101', 'm1201'],
  }),
  room({
    id: 23002,
    title: '云顶草甸慢直播：今天的云海',
    summary: '一台不关机的摄像机对着云顶草甸，日出、云海、下午的阵雨都在里面。',
    scene: ['lake', 14],
    from: at(-3, 6),
    to: at(60, 20),
    clip: 'lake',
  }),
  room({
    id: 23003,
    title: '回放：雨季进山，怎样看懂天气图',
    summary: '一个半小时讲清楚三张图：卫星云图、雷达回波和等压线，最后带大家看一次真实的周末预报。',
    scene: ['summit', 14],
    from: at(-5, 20),
    to: at(-5, 22),
    clip: 'trail',
    price: 1990,
    vipFree: true,
    replay: true,
  }),
]

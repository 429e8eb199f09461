import { type ItemSeed, picture } from '../TenantSeed'

interface RouteSeed {
  readonly id: number
  readonly title: string
  readonly scene: readonly [string, number]
  readonly summary: string
  readonly province: string
  readonly city: string
  readonly level: 1 | 2 | 3
  readonly hours: number
  readonly season: readonly number[]
  /** Where the way turns: latitude, longitude, height, and a name where one stops. */
  readonly bends: readonly (readonly [lat: number, lng: number, alt: number, name?: string])[]
}

type Point = readonly [number, number, number]

const PER_BEND = 64
const EARTH = 6_371_000
const rad = (degrees: number) => (degrees * Math.PI) / 180

function metres([lat, lng]: Point, [lat2, lng2]: Point): number {
  const a =
    Math.sin(rad(lat2 - lat) / 2) ** 2 + Math.cos(rad(lat)) * Math.cos(rad(lat2)) * Math.sin(rad(lng2 - lng) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(a))
}

/** A way through the bends that winds a little, as a recorded one does. */
function lineOf(bends: RouteSeed['bends']): readonly Point[] {
  const between = bends.slice(1).flatMap((next, at) => {
    const from = bends[at] ?? next
    return Array.from({ length: PER_BEND }, (_, n): Point => {
      const share = n / PER_BEND
      const wind = Math.sin(share * Math.PI * 6 + at) * Math.sin(share * Math.PI)
      const between = (one: number, other: number) => one + (other - one) * share
      return [
        Number((between(from[0], next[0]) + wind * 0.0007).toFixed(6)),
        Number((between(from[1], next[1]) - wind * 0.0009).toFixed(6)),
        Math.round(between(from[2], next[2]) + wind * 14),
      ]
    })
  })
  const [lat, lng, alt] = bends.at(-1) ?? [0, 0, 0]
  return [...between, [lat, lng, alt]]
}

function route({ id, scene, bends, province, city, level, hours, season, ...rest }: RouteSeed): ItemSeed {
  const line = lineOf(bends)
  const steps = line.slice(1).map((point, at) => [line[at] ?? point, point] as const)
  const [start] = line
  return {
    ...rest,
    id: String(id),
    type: 234,
    cover: picture(scene[0], scene[1], '3x2'),
    author: 14,
    age: id - 23390,
    tags: ['路线'],
    province,
    ...(start ? { at: [start[0], start[1]] as const } : {}),
    html: `<p>${rest.summary}</p><p>出发前请看天气，带够水和头灯，把行程告诉家人。线路只供参考，以现场标识为准。</p>`,
    counts: { view: 400 + (id % 10) * 90, like: 30 + (id % 17), collect: 20 + (id % 10) * 4 },
    extra: { city },
    detail: {
      line,
      lengthM: Math.round(steps.reduce((sum, [from, to]) => sum + metres(from, to), 0)),
      ascentM: Math.round(steps.reduce((sum, [from, to]) => sum + Math.max(0, to[2] - from[2]), 0)),
      ...{ hours, level, season },
      points: bends.flatMap(([lat, lng, , name]) => (name ? [{ name, lat, lng }] : [])),
    },
  }
}

/** Routes to walk, with their heights. */
export const routes: readonly ItemSeed[] = [
  route({
    ...{ id: 23401, title: '九溪到龙井：茶园与溪水', scene: ['trail', 71], province: '浙江', city: '杭州', level: 1 },
    ...{ hours: 3, season: [3, 4, 5, 10, 11] },
    summary: '沿溪而上，七次踩水，翻过一个小垭口就是茶园。',
    bends: [
      [30.1936, 120.1206, 18, '九溪公交站'],
      [30.2021, 120.1163, 46],
      [30.2093, 120.1132, 92, '九溪烟树'],
      [30.2148, 120.1098, 168],
      [30.2201, 120.1079, 226, '垭口'],
      [30.2256, 120.1112, 121, '龙井村'],
    ],
  }),
  route({
    ...{ id: 23402, title: '十里琅珰：山脊看湖', scene: ['summit', 72], province: '浙江', city: '杭州', level: 2 },
    ...{ hours: 5, season: [3, 4, 10, 11, 12] },
    summary: '从五云山起步，一路在脊上，左边是江，右边是湖。',
    bends: [
      [30.1901, 120.1077, 24, '梅家坞'],
      [30.1952, 120.1019, 186],
      [30.2024, 120.0978, 312, '五云山'],
      [30.2112, 120.0964, 268],
      [30.2203, 120.0981, 334, '琅珰岭'],
      [30.2289, 120.1003, 252],
      [30.2371, 120.1021, 38, '灵隐'],
    ],
  }),
  route({
    ...{ id: 23403, title: '云顶草甸环线', scene: ['camp', 73], province: '浙江', city: '安吉', level: 2 },
    ...{ hours: 6, season: [5, 6, 7, 8, 9] },
    summary: '林道上，草甸回，晴天能看见三层山。',
    bends: [
      [30.5212, 119.6133, 420, '停车场'],
      [30.5287, 119.6041, 610],
      [30.5361, 119.5978, 842, '水源'],
      [30.5424, 119.5903, 1058, '草甸'],
      [30.5378, 119.5812, 986],
      [30.5291, 119.5894, 704],
      [30.5212, 119.6133, 420, '停车场'],
    ],
  }),
  route({
    ...{ id: 23404, title: '海岸线：三个海湾', scene: ['coast', 74], province: '浙江', city: '象山', level: 1 },
    ...{ hours: 4, season: [4, 5, 6, 9, 10] },
    summary: '几乎不爬升，风大，午后没有树荫。',
    bends: [
      [29.4721, 121.9412, 6, '渔港'],
      [29.4654, 121.9491, 34],
      [29.4582, 121.9528, 12, '中湾'],
      [29.4509, 121.9601, 48],
      [29.4431, 121.9637, 9, '灯塔'],
    ],
  }),
  route({
    ...{ id: 23405, title: '黄峰西海：千米爬升', scene: ['snow', 75], province: '安徽', city: '黄山', level: 3 },
    ...{ hours: 8, season: [4, 5, 9, 10] },
    summary: '一天走完上下一千二百米，适合有长线经验的人。',
    bends: [
      [30.0981, 118.1472, 560, '南门'],
      [30.1042, 118.1501, 780],
      [30.1108, 118.1533, 1040, '半山亭'],
      [30.1167, 118.1582, 1310],
      [30.1221, 118.1611, 1620, '光明台'],
      [30.1276, 118.1589, 1480],
      [30.1324, 118.1546, 1210, '西海口'],
      [30.1371, 118.1503, 880, '北门'],
    ],
  }),
]

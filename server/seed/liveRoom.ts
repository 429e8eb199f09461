import { type DayTime, type ItemSeed, picture } from './TenantSeed'

export interface Room {
  readonly id: number
  /** The host's place among the people. */
  readonly by: number
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

/** A live room, as it is listed and opened. */
export const liveRoom = ({ id, by, scene, clip, vipFree, replay, goods, ...more }: Room): ItemSeed => ({
  ...more,
  id: String(id),
  type: 23,
  cover: picture(scene[0], scene[1], '16x9'),
  author: by,
  age: 2 + (id % 10),
  tags: ['直播'],
  html: `<p>${more.summary}</p><p>直播间可以提问，主播会在休息时回答。错过开场也没有关系，进来就能接着看。</p>`,
  clip: { name: clip, seconds: 6 },
  counts: { view: 620 + (id % 10) * 180, like: 41 + (id % 10) * 9 },
  extra: { seconds: 6, ...(vipFree ? { vipFree } : {}), ...(replay ? { replay } : {}), ...(goods ? { goods } : {}) },
})

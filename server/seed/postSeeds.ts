import { beginningOf } from '../base/beginningOf'
import { type ItemSeed, type Picture, picture } from './TenantSeed'

export type Scene = readonly [scene: string, seed: number]

/** A post of a member: text, pictures, a topic and a place. */
export interface PostSeed {
  readonly id: string
  readonly by: number
  /** Days before seeding. */
  readonly age: number
  readonly text: string
  readonly scenes?: readonly Scene[]
  readonly topic?: string
  readonly place?: string
  readonly likes?: number
  /** The live room whose host wrote it. */
  readonly room?: string
}

const NONE: Picture = { src: '', ratio: 1 }

/** A post (231); with a room, the post of its live report (239). */
export function post({ id, by, age, text, scenes = [], topic, place, likes = 0, room }: PostSeed): ItemSeed {
  const pictures = scenes.map(([scene, seed]) => picture(scene, seed, '1x1'))
  return {
    id,
    type: room ? 239 : 231,
    title: beginningOf(text, 40),
    cover: pictures[0] ?? NONE,
    imgs: pictures,
    summary: text,
    author: by,
    age,
    tags: topic ? [topic] : [],
    body: [{ type: 'text', text }],
    counts: { view: likes * 6 + 20, like: likes },
    ...(room ? { club: room } : {}),
    ...(place ? { extra: { place } } : {}),
  }
}

/** A topic: its title is the tag of its posts. */
export const topic = (id: string, title: string, summary: string, scene: Scene, follow: number): ItemSeed => ({
  id,
  type: 232,
  title,
  cover: picture(scene[0], scene[1], '1x1'),
  summary,
  author: 1,
  age: 40,
  tags: [],
  counts: { view: follow * 11, follow },
})

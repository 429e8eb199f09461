import { chapter } from './chapters'
import { freeEpisode, freeTrack, soldEpisode, soldTrack } from './sounds'
import { type ItemSeed, picture } from './TenantSeed'

const CHAPTERS = ['出发', '路上', '遇见', '停留', '雨天', '回望', '转弯', '夜行', '靠岸', '归来'] as const
const TRACKS = ['晨', '午', '暮', '夜', '风', '雨', '水', '火'] as const
const EPISODES = ['准备', '第一步', '节奏', '照看同伴', '遇到麻烦', '收尾'] as const

interface Library {
  /** Begins the ids of its items. */
  readonly base: string
  readonly book: string
  readonly album: string
  /** Absent: no series. */
  readonly series?: string
}

/** A book, an album and a series of a smaller tenant; the beginning of each is free. */
export const smallLibrary = ({ base, book, album, series }: Library): readonly ItemSeed[] => [
  {
    id: `${base}201`,
    type: 201,
    title: book,
    cover: picture('books', 31, '3x4'),
    summary: '十章小书，第一章可以免费读。',
    author: 0,
    tags: ['图书'],
    price: 990,
    age: 20,
    html: '<p>写给这个圈子的一本小书。</p>',
    counts: { view: 210, like: 19, collect: 12 },
    parts: CHAPTERS.map((title, place) => chapter(title, place * 3 + 1, place === 0 ? true : undefined)),
  },
  {
    id: `${base}202`,
    type: 202,
    title: album,
    cover: picture('lake', 31, '1x1'),
    summary: '八段声音，全部可以免费听一段。',
    author: 0,
    tags: ['声音'],
    price: 590,
    age: 18,
    html: '<p>在这里录下的声音。</p>',
    counts: { view: 180, like: 21, collect: 9 },
    parts: TRACKS.map((title, place) => (place === 0 ? freeTrack(title, 1) : soldTrack(title, place))),
  },
  ...(series === undefined
    ? []
    : [
        {
          id: `${base}203`,
          type: 203,
          title: series,
          cover: picture('trail', 31, '16x9'),
          summary: '六集短课，第一集免费。',
          author: 0,
          tags: ['系列课'],
          price: 1990,
          age: 16,
          html: '<p>一集讲一件事。</p>',
          counts: { view: 260, like: 24, collect: 15 },
          parts: EPISODES.map((title, place) => (place === 0 ? freeEpisode(title, 1) : soldEpisode(title, true))),
        } satisfies ItemSeed,
      ]),
]

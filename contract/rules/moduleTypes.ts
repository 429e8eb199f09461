import type { Bilingual } from './language'

/** Module types (conventions §6); up to 32 they are the documents', the rest ours. */
export const MODULE_TYPE = {
  video: 3,
  act: 9,
  mate: 10,
  note: 11,
  sact: 13,
  news: 14,
  campsite: 20,
  game: 21,
  live: 23,
  origin: 31,
  goods: 32,
  planned: 102,
  book: 201,
  audioAlbum: 202,
  videoAlbum: 203,
  videoRoom: 204,
  chapter: 221,
  track: 222,
  episode: 223,
  feed: 231,
  topic: 232,
  cloudAlbum: 233,
  route: 234,
  trip: 235,
  card: 236,
  shop: 237,
  profile: 238,
  livePost: 239,
  specialPage: 240,
  featureType: 241,
  opinion: 242,
  plannedStore: 243,
  province: 244,
} as const

/** Name of a module type. */
export type ModuleName = keyof typeof MODULE_TYPE
/** Number of a module type. */
export type ModuleType = (typeof MODULE_TYPE)[ModuleName]

/** What a module is called on screen. */
export const MODULE_LABEL: Readonly<Record<ModuleName, Bilingual>> = {
  video: { zh: '视频', en: 'Videos' },
  act: { zh: '活动', en: 'Activities' },
  mate: { zh: '俱乐部', en: 'Clubs' },
  note: { zh: '笔记', en: 'Notes' },
  sact: { zh: '专题活动', en: 'Special activities' },
  news: { zh: '资讯', en: 'News' },
  campsite: { zh: '营地', en: 'Campsites' },
  game: { zh: '赛事', en: 'Events' },
  live: { zh: '直播', en: 'Live' },
  origin: { zh: '源头活动', en: 'Supplier trips' },
  goods: { zh: '商品', en: 'Goods' },
  planned: { zh: '预售', en: 'Pre-sale' },
  book: { zh: '图书', en: 'Books' },
  audioAlbum: { zh: '音频专辑', en: 'Audio albums' },
  videoAlbum: { zh: '视频专辑', en: 'Video albums' },
  videoRoom: { zh: '付费视频', en: 'Paid videos' },
  chapter: { zh: '章节', en: 'Chapters' },
  track: { zh: '音频', en: 'Tracks' },
  episode: { zh: '剧集', en: 'Episodes' },
  feed: { zh: '动态', en: 'Posts' },
  topic: { zh: '话题', en: 'Topics' },
  cloudAlbum: { zh: '云相册', en: 'Cloud albums' },
  route: { zh: '户外路线', en: 'Outdoor routes' },
  trip: { zh: '行程', en: 'Trips' },
  card: { zh: '名片', en: 'Cards' },
  shop: { zh: '商家', en: 'Shops' },
  profile: { zh: '个人主页', en: 'Profiles' },
  livePost: { zh: '图文直播', en: 'Live posts' },
  specialPage: { zh: '专题', en: 'Special pages' },
  featureType: { zh: '商品分类', en: 'Categories' },
  opinion: { zh: '观点', en: 'Opinions' },
  plannedStore: { zh: '预售店', en: 'Pre-sale stores' },
  province: { zh: '目的地', en: 'Destinations' },
}

const NAMES = new Map<number, ModuleName>(
  (Object.keys(MODULE_TYPE) as ModuleName[]).map((name) => [MODULE_TYPE[name], name]),
)

/** The name of a module type; null for a number outside the set. */
export const moduleName = (type: number): ModuleName | null => NAMES.get(type) ?? null

/** Business types of the shell (shell-and-routes §4). */
export type BusinessType = 'activity' | 'club' | 'homestay' | 'unknown'

/** 1 activity, 2 club, 3 homestay, anything else unknown. */
export function businessType(type: number): BusinessType {
  if (type === 1) return 'activity'
  if (type === 2) return 'club'
  return type === 3 ? 'homestay' : 'unknown'
}

/** What enrolments, teams, ranks and check-ins may belong to, with refId (conventions §6 Scopes). */
export const SCOPES = ['act', 'origin', 'game', 'sign', 'step', 'track', 'cf', 'realcard', 'question'] as const
/** One of SCOPES. */
export type ScopeName = (typeof SCOPES)[number]

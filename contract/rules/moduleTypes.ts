/** Module types (conventions §6); those up to 32 come from the documents, the others are ours. */
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
  /** A campaign: its number is that of its orders and of what is shared of it (conventions §4, §6). */
  crowdfunding: 211,
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

/** The types of parts of a whole: they stand in no list that asks for neither their type nor the whole. */
const PART_TYPES: ReadonlySet<number> = /*#__PURE__*/ new Set([
  MODULE_TYPE.chapter,
  MODULE_TYPE.track,
  MODULE_TYPE.episode,
  MODULE_TYPE.livePost,
  MODULE_TYPE.trip,
])

/** True for a chapter, track, episode, live post or itinerary. */
export const isPartType = (type: number): boolean => PART_TYPES.has(type)

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

/** The kinds of targets of enrolments, teams, ranks and check-ins, together with refId (conventions §6 Scopes). */
export const SCOPES = ['act', 'origin', 'game', 'sign', 'step', 'track', 'cf', 'realcard', 'question'] as const
/** One of SCOPES. */
export type ScopeName = (typeof SCOPES)[number]

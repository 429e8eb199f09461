import { type ActionParams, build, MODULE_TYPE, type RouteName } from '@quanzi/contract'

/** What a link adds to the target's own parameters; empty values are left out. */
export interface LinkContext {
  readonly iid: number
  readonly cid: number | undefined
  readonly title: string | undefined
  readonly tag: string | undefined
}

type Build = (p: ActionParams, at: LinkContext) => string
type Field = keyof ActionParams
type Query = Readonly<Record<string, ActionParams[Field]>>

const T = MODULE_TYPE

/** The names come from a table, so missing parameters are only found when the address is built. */
const buildNamed = build as (name: RouteName, params: Readonly<Record<string, string | number | undefined>>) => string

/** Fields with an item's id, in order of preference. */
const ANY: readonly Field[] = ['id', 'actId', 'articleId', 'goodsId', 'skuId']
const ACT: readonly Field[] = ['actId', 'id']
const ARTICLE: readonly Field[] = ['articleId', 'id']
const GOODS: readonly Field[] = ['goodsId', 'id']
const ID: readonly Field[] = ['id']

const idIn = (p: ActionParams, ids: readonly Field[]) => {
  const field = ids.find((id) => p[id] !== undefined)
  return field && p[field]
}

const none = () => ({})

/** Leads to the item that the action names. `key` is the item's parameter in the address. */
const item =
  (name: RouteName, key = 'id', ids = ANY, more: (p: ActionParams) => Query = none): Build =>
  (p, at) =>
    buildNamed(name, { ...at, [key]: idIn(p, ids), ...more(p) })

const list =
  (name: RouteName, more: (p: ActionParams) => Query = none): Build =>
  (p, at) =>
    buildNamed(name, { ...at, ...more(p) })

/** Opens the item when the action names one, else the module's list. */
const either =
  (ofAll: Build, ofOne: Build, ids = ANY): Build =>
  (p, at) =>
    (idIn(p, ids) ? ofOne : ofAll)(p, at)

/** Targets of a module whose list and detail routes follow the group's name, as in most modules. */
const ofGroup = (group: string, ids = ANY): Build =>
  either(list(`${group}.list` as RouteName), item(`${group}.detail` as RouteName, 'id', ids), ids)

const typeOf = ({ type }: ActionParams) => ({ type })

/** The link table by module type (shell-and-routes §2 Link building, chat-and-calls §2). */
export const MODULES: Readonly<Record<number, Build>> = {
  [T.video]: either(list('video.home'), item('video.detail')),
  [T.act]: ofGroup('act', ACT),
  [T.mate]: ofGroup('mate', ACT),
  [T.note]: ofGroup('note', ARTICLE),
  [T.sact]: ofGroup('sact'),
  [T.news]: either(list('news.home'), item('news.detail', 'id', ARTICLE), ARTICLE),
  [T.campsite]: either(list('campsite.list', typeOf), item('campsite.detail', 'campsiteId', ANY, typeOf)),
  [T.game]: ofGroup('game'),
  [T.live]: either(list('live.list'), item('live.detail')),
  [T.origin]: either(list('act.originList'), item('act.originDetail')),
  [T.goods]: either(storeList, item('store.detail', 'goodsId', GOODS), GOODS),
  [T.planned]: item('planned.detail'),
  [T.plannedStore]: item('planned.store', 'storeid'),
  [T.book]: item('pay.bookDetailList'),
  [T.audioAlbum]: item('pay.albumDetail'),
  [T.videoAlbum]: item('pay.pvideoAlbumDetail'),
  [T.chapter]: item('book.article'),
  [T.track]: item('audio.player'),
  [T.episode]: item('pvideo.player'),
  [T.videoRoom]: item('pay.videoContent', 'roomNo'),
  [T.crowdfunding]: item('cf.index', 'id', ID),
  [T.feed]: either(list('feed.list'), item('feed.detail', 'feedId')),
  [T.topic]: list('index.topic', ({ tag }) => ({ tag })),
  [T.cloudAlbum]: ofGroup('cloudalbum'),
  [T.route]: item('route.detail'),
  [T.trip]: item('trip.detail'),
  [T.card]: item('shops.card'),
  [T.shop]: either(list('shops.home'), item('shops.detail')),
  [T.profile]: item('relation.detail', 'rid'),
  [T.specialPage]: item('index.special'),
  [T.featureType]: list('category.index', ({ typeId }) => ({ typeId })),
  [T.province]: item('act.destination'),
}

function storeList(p: ActionParams, at: LinkContext): string {
  // The link table repeats iid in the query of this one.
  const path = build('store.list', { ...at, type: p.typeId ?? p.type })
  return `${path}${path.includes('?') ? '&' : '?'}iid=${at.iid}`
}

/** The link table by word: words for modules, and rows that are not modules. */
export const WORDS: Readonly<Record<string, Build | undefined>> = {
  video: MODULES[T.video],
  activity: MODULES[T.act],
  origin: MODULES[T.origin],
  mate: MODULES[T.mate],
  note: MODULES[T.note],
  sact: MODULES[T.sact],
  news: MODULES[T.news],
  campsite: MODULES[T.campsite],
  game: MODULES[T.game],
  gameHome: item('game.home'),
  live: MODULES[T.live],
  store: MODULES[T.goods],
  index: list('index.home', typeOf),
  special: MODULES[T.specialPage],
  coupon: list('index.coupon'),
  category: list('category.index'),
  feed: list('feed.list'),
  vipBuy: item('pay.vipBuy', 'id', ID),
  liveDetail: item('pay.liveDetail', 'id', ID),
  videoContent: item('pay.videoContent', 'roomNo', ID),
  mallSearch: list('mall.search', ({ typeId, typeName }) => ({ catId: typeId, catName: typeName })),
  mallDetail: item('mall.detail', 'skuId', ['skuId', 'id']),
  plannedStore: MODULES[T.plannedStore],
  planned: MODULES[T.planned],
  cloudAlbum: MODULES[T.cloudAlbum],
  crowdfunding: MODULES[T.crowdfunding],
}

/** Codes that mean "no link": the picture is only a picture. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '0', 'none'])

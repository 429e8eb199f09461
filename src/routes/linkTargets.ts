import { type ActionParams, build, MODULE_TYPE } from '@quanzi/contract'

/** What a link adds to the target's own parameters; empty values are left out. */
export interface LinkContext {
  readonly iid: number
  readonly cid: number | undefined
  readonly title: string | undefined
  readonly tag: string | undefined
}

type Build = (p: ActionParams, at: LinkContext) => string

const T = MODULE_TYPE

/** An action code is a module type or one of these words. */
export type LinkWord = keyof typeof WORDS

const idOf = (p: ActionParams): string | undefined => p.id ?? p.actId ?? p.articleId ?? p.goodsId ?? p.skuId

/** Opens the item when the action names one, else the module's list. */
const listOr =
  (
    id: (p: ActionParams) => string | undefined,
    list: Build,
    detail: (id: string, p: ActionParams, at: LinkContext) => string,
  ): Build =>
  (p, at) => {
    const item = id(p)
    return item ? detail(item, p, at) : list(p, at)
  }

const actId = (p: ActionParams) => p.actId ?? p.id
const articleId = (p: ActionParams) => p.articleId ?? p.id
const goodsId = (p: ActionParams) => p.goodsId ?? p.id

/** The link table by module type (shell-and-routes §2 Link building, chat-and-calls §2). */
export const MODULES: Readonly<Record<number, Build>> = {
  [T.video]: listOr(
    idOf,
    (_, at) => build('video.home', { ...at }),
    (id, _, at) => build('video.detail', { ...at, id }),
  ),
  [T.act]: listOr(
    actId,
    (_, at) => build('act.list', { ...at }),
    (id, _, at) => build('act.detail', { ...at, id }),
  ),
  [T.mate]: listOr(
    actId,
    (_, at) => build('mate.list', { ...at }),
    (id, _, at) => build('mate.detail', { ...at, id }),
  ),
  [T.note]: listOr(
    articleId,
    (_, at) => build('note.list', { ...at }),
    (id, _, at) => build('note.detail', { ...at, id }),
  ),
  [T.sact]: listOr(
    idOf,
    (_, at) => build('sact.list', { ...at }),
    (id, _, at) => build('sact.detail', { ...at, id }),
  ),
  [T.news]: listOr(
    articleId,
    (_, at) => build('news.home', { ...at }),
    (id, _, at) => build('news.detail', { ...at, id }),
  ),
  [T.campsite]: listOr(
    idOf,
    (p, at) => build('campsite.list', { ...at, type: p.type }),
    (id, p, at) => build('campsite.detail', { ...at, campsiteId: id, type: p.type }),
  ),
  [T.game]: listOr(
    idOf,
    (_, at) => build('game.list', { ...at }),
    (id, _, at) => build('game.detail', { ...at, id }),
  ),
  [T.live]: listOr(
    idOf,
    (_, at) => build('live.list', { ...at }),
    (id, _, at) => build('live.detail', { ...at, id }),
  ),
  [T.origin]: listOr(
    idOf,
    (_, at) => build('act.originList', { ...at }),
    (id, _, at) => build('act.originDetail', { ...at, id }),
  ),
  [T.goods]: listOr(
    goodsId,
    (p, at) => storeList(p, at),
    (id, _, at) => build('store.detail', { ...at, goodsId: id }),
  ),
  [T.planned]: (p, at) => build('planned.detail', { ...at, id: idOf(p) ?? '' }),
  [T.plannedStore]: (p, at) => build('planned.store', { ...at, storeid: idOf(p) ?? '' }),
  [T.book]: (p, at) => build('pay.bookDetailList', { ...at, id: idOf(p) }),
  [T.audioAlbum]: (p, at) => build('pay.albumDetail', { ...at, id: idOf(p) }),
  [T.videoAlbum]: (p, at) => build('pay.pvideoAlbumDetail', { ...at, id: idOf(p) }),
  [T.videoRoom]: (p, at) => build('pay.videoContent', { ...at, roomNo: idOf(p) }),
  [T.feed]: listOr(
    idOf,
    (_, at) => build('feed.list', { ...at }),
    (id, _, at) => build('feed.detail', { ...at, feedId: id }),
  ),
  [T.topic]: (_, at) => build('index.topic', { ...at }),
  [T.cloudAlbum]: listOr(
    idOf,
    (_, at) => build('cloudalbum.list', { ...at }),
    (id, _, at) => build('cloudalbum.detail', { ...at, id }),
  ),
  [T.route]: (p, at) => build('route.detail', { ...at, id: idOf(p) }),
  [T.trip]: (p, at) => build('trip.detail', { ...at, id: idOf(p) ?? '' }),
  [T.card]: (p, at) => build('shops.card', { ...at, id: idOf(p) }),
  [T.shop]: listOr(
    idOf,
    (_, at) => build('shops.home', { ...at }),
    (id, _, at) => build('shops.detail', { ...at, id }),
  ),
  [T.profile]: (p, at) => build('relation.detail', { ...at, rid: idOf(p) }),
  [T.specialPage]: (p, at) => build('index.special', { ...at, id: idOf(p) ?? '' }),
  [T.featureType]: (p, at) => build('category.index', { ...at, typeId: p.typeId }),
  [T.province]: (p, at) => build('act.destination', { ...at, id: idOf(p) }),
}

function storeList(p: ActionParams, at: LinkContext): string {
  // The link table repeats iid in the query of this one.
  const path = build('store.list', { ...at, type: p.typeId ?? p.type })
  return `${path}${path.includes('?') ? '&' : '?'}iid=${at.iid}`
}

/** The rows of the link table that are no modules. */
export const WORDS = {
  video: MODULES[T.video] as Build,
  activity: MODULES[T.act] as Build,
  origin: MODULES[T.origin] as Build,
  mate: MODULES[T.mate] as Build,
  note: MODULES[T.note] as Build,
  sact: MODULES[T.sact] as Build,
  news: MODULES[T.news] as Build,
  campsite: MODULES[T.campsite] as Build,
  game: MODULES[T.game] as Build,
  gameHome: ((p, at) => build('game.home', { ...at, id: idOf(p) ?? '' })) as Build,
  live: MODULES[T.live] as Build,
  store: MODULES[T.goods] as Build,
  index: ((p, at) => build('index.home', { ...at, type: p.type })) as Build,
  special: MODULES[T.specialPage] as Build,
  coupon: ((_, at) => build('index.coupon', { ...at })) as Build,
  category: ((_, at) => build('category.index', { ...at })) as Build,
  feed: ((_, at) => build('feed.list', { ...at })) as Build,
  vipBuy: ((p, at) => build('pay.vipBuy', { ...at, id: p.id })) as Build,
  liveDetail: ((p, at) => build('pay.liveDetail', { ...at, id: p.id })) as Build,
  videoContent: ((p, at) => build('pay.videoContent', { ...at, roomNo: p.id })) as Build,
  mallSearch: ((p, at) => build('mall.search', { ...at, catId: p.typeId, catName: p.typeName })) as Build,
  mallDetail: ((p, at) => build('mall.detail', { ...at, skuId: p.skuId ?? p.id })) as Build,
  plannedStore: MODULES[T.plannedStore] as Build,
  planned: MODULES[T.planned] as Build,
  cloudAlbum: MODULES[T.cloudAlbum] as Build,
  crowdfunding: ((p, at) => build('cf.index', { ...at, id: p.id })) as Build,
} as const

/** Codes that mean "no link": the picture is only a picture. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '0', 'none'])

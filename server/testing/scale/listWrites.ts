import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/schema'
import { ACTS, ALBUM, CLUB, CLUBS, NOTE, NOTES, VIEWER } from './GROWN'

type Params = Readonly<Record<string, unknown>>

/** A call that changes a list, with its parameters at each turn. */
export interface ListWrite {
  readonly uri: string
  params(turn: number): Params
  /** Makes a write possible again that can be done once only. */
  ready?(db: Db): Promise<unknown>
}

/** Ids of items that are far from each other; the first one belongs to an old item. */
const item = (turn: number) => String(3_000_040 + 8 * turn)

/** The same for activities. */
const activity = (turn: number) => String(3_000_044 + 8 * turn)

/** The same for goods of the mall. */
const goods = (turn: number) => String(3_000_040 + 2 * turn)

const write = (uri: string, params: (turn: number) => Params): ListWrite => ({
  uri,
  params: (turn) => ({ iid: VIEWER.iid, reqId: randomUUID(), ...params(turn) }),
})

const note = write('/v2/content/save', (turn) => ({
  moduleType: NOTES,
  title: `新的一天 ${turn}`,
  body: JSON.stringify([{ type: 'text', text: `清风徐来 ${turn}` }]),
  imgs: `h5/${VIEWER.userId}_a.jpg`,
  status: 'published',
}))
const mark = write('/v2/content/mark', (turn) => ({ moduleType: NOTES, id: item(turn), mark: 'collect', on: turn % 2 }))
const photo = write('/v2/album/save', (turn) => ({ id: ALBUM, removeIds: [String(40 + turn)] }))
const comment = write('/api/new/comment/add', (turn) => ({ type: NOTES, targetId: NOTE, content: `又一条 ${turn}` }))
const coupon = write('/api/shop/coupon/recv', (turn) => ({ couponId: item(turn) }))
const sign = write('/api/coin/sign', () => ({}))
const follow = write('/api/account.roles.follow', (turn) => ({ toRids: String(4 + 7 * turn) }))
const impress = write('/v2/relation/impress', (turn) => ({ toRid: 4 + 7 * turn, tags: '靠谱' }))
const cancel = write('/h5/order/update/status', (turn) => ({
  orderId: String(6 * (turn + 20)).padStart(17, '0'),
  status: 3,
}))
/** A member has one open withdrawal at a time. */
const withdrawal: ListWrite = {
  ...write('/v2/wallet/withdraw/cancel', () => ({ id: '1' })),
  ready: (db) =>
    db.updateTable('withdrawal').set({ status: 0 }).where('iid', '=', VIEWER.iid).where('id', '=', 1).execute(),
}
const team = write('/v2/team/save', (turn) => ({ id: '3000001', slogan: `出发 ${turn}` }))
const key = write('/multidis/getKey', (turn) => ({ dataType: ACTS, dataId: activity(turn) }))
const mute = write('/v2/chat/conversation/mute', (turn) => ({ toRid: 40 + turn, muted: 1 }))
const review = write('/v2/staff/review', (turn) => ({ kind: 'registration', id: String(40 + turn), decision: 'pass' }))
const need = write('/v2/staff/review', (turn) => ({ kind: 'needform', id: String(4 + 20 * turn), decision: 'pass' }))
const cart = write('/v2/cart/set', (turn) => ({ source: 'mall', skuId: goods(turn), num: 1 }))
const clientNote = write('/v2/client/note', (turn) => ({ clientId: '2', text: `再联系 ${turn}`, tag: 'tag7' }))
const reading = write('/v2/health/save', (turn) => ({
  kind: 'glucose',
  value: 5.6,
  period: 'fasting',
  measuredAt: 1000 + turn,
}))
const child = write('/api/cmgoods/child/delete', (turn) => ({ id: String(40 + 2 * turn) }))
const supply = write('/v2/source/join', (turn) => ({ supplyIid: VIEWER.iid, on: (turn + 1) % 2 }))
const entrant = write('/v2/entrant/delete', (turn) => ({ id: String(1 + turn) }))
const code = write('/v2/wallet/code/save', (turn) => ({ as: 'staff', id: item(turn), on: 0 }))
const checkinPlace = write('/v2/checkin/placeSave', (turn) => ({ id: 'p1', open: turn % 2 }))
const place = write('/v2/content/join', (turn) => ({
  moduleType: CLUBS,
  id: CLUB,
  on: turn % 2,
  name: '山友',
  phone: '13900000001',
}))

/** One write of every list call, by the list's uri; a new list names its own. */
export const LIST_WRITES: Readonly<Record<string, readonly ListWrite[]>> = {
  '/v1/content/list': [note, mark, place],
  '/v2/cf/supporters': [mark],
  '/v2/planned/store': [mark],
  '/v2/client/notes': [clientNote],
  '/api/pageContent/list': [note],
  '/api/collect.list': [mark],
  '/v2/content/search': [note],
  '/v2/stay/search': [mark],
  '/v2/reserve/list': [cancel],
  '/v2/album/photos': [photo],
  '/v2/mate/list': [place],
  '/v2/comment/list': [comment],
  '/v2/relation/list': [follow],
  '/v2/relation/items': [impress],
  '/h5/order/list': [cancel],
  '/v2/order/seller/list': [cancel],
  '/api/shop/h5/coupon/list': [coupon],
  '/v2/goods/list': [cart],
  '/v2/store/order/list': [cancel],
  '/v2/vip/record/list': [cancel],
  '/v2/tip/list': [comment],
  '/v2/ask/list': [cancel],
  '/v2/staff/queue': [review],
  '/v2/info/list': [follow],
  '/v2/act/needformList': [need],
  '/api/coin/trans/list': [sign],
  '/v2/coin/entry/list': [sign],
  '/v2/wallet/income/list': [sign],
  '/v2/wallet/withdraw/list': [withdrawal],
  '/v2/team/list': [team],
  '/v2/act/attendees': [team],
  '/v2/checkin/list': [team],
  '/v2/rank/list': [team],
  '/multidis/grouth': [key],
  '/multidis/role/child/list': [key],
  '/multidis/fans/list': [key],
  '/multidis/item/list': [key],
  '/multidis/item/modules': [key],
  '/v1/item/list': [key],
  '/v1/distribution/act/list': [key],
  '/v1/item/search': [key],
  '/v2/health/list': [reading],
  '/api/cmgoods/child/list': [child],
  '/relationSupplychain/list': [supply],
  '/v2/entrant/list': [entrant],
  '/v2/wallet/code/list': [code],
  '/v2/checkin/places': [checkinPlace],
  '/v2/ask/expert/list': [cancel],
  '/api/domain/byName/list': [note],
  '/v2/chat/history/list': [mute],
  '/v2/chat/sync/list': [mute],
  '/v2/chat/conversation/list': [mute],
  '/v2/chat/search/list': [mute],
}

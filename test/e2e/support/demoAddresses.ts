import {
  MODULE_TYPE,
  ORDER_TYPE,
  ROUTE_NAMES,
  type RouteName,
  routeOf,
  type ScreenName,
  UNIVERSITY_IID,
} from '@quanzi/contract'

import { DEMO_QUERIES } from '../../demoQueries'
import { ACTIVITY, orderOf } from '../journeys/orderOf'
import { type Gateway, type Member, STAFF, TENANT } from './Gateway'

/** The module whose items give an id for a group's detail screens. */
const MODULE_TYPES: Readonly<Record<string, number>> = {
  video: 3,
  act: 9,
  mate: 10,
  note: 11,
  sact: 13,
  news: 14,
  store: 32,
  cloudalbum: 233,
}

/** Query of the photo screens of an application; other screens ignore it. */
const PHOTO = { comId: '1', groupId: '1', imgurl: '/media/avatar-1-300x400.webp' }

/** Goods of the demo tenant's store, and a sku of its mall. */
const GOODS = { goodsId: 's5001', skuId: 'm1101-1' }

/** Query of a poster. */
const SHARED = { url: `/app/index/${TENANT}`, title: '山野圈' }

/** Queries that begin with a row of this walk. */
const QUERIES: typeof DEMO_QUERIES = {
  ...DEMO_QUERIES,
  'pay.act': { id: ACTIVITY.id },
  'pay.mallOrder': { id: GOODS.skuId },
  'pay.storeOrder': { id: GOODS.goodsId },
  'mall.addressManage': { id: '' },
  'vipWriteOff.recordRecv': { id: 'b-box' },
  'university.form': { id: '31' },
  'account.storeItemEdit': { goodsId: 'm1101' },
  'account.storeConsultAdd': { id: '' },
  'account.storeNotifyAdd': { id: '' },
}

/** Parts of paths that are in no list: a pre-sale store, one of its items, and both together. */
const PARTS: Readonly<Record<string, string>> = {
  storeid: 'season-1',
  storeid_id: 'season-1_p1003',
  subjectid: 'west-lake',
  areaid: 'lake-north',
}
const PLANNED_ITEM = 'p1003'

/** The address by which each screen is looked at: one with an item of the demo data, else its first. */
export const SCREEN_ADDRESSES: ReadonlyMap<ScreenName, RouteName> = new Map(
  [...ROUTE_NAMES]
    .reverse()
    .sort((one, other) => Number(one in QUERIES) - Number(other in QUERIES))
    .map((name) => [routeOf(name).screen, name]),
)

/** Orders of the demo member. */
interface DemoOrders {
  readonly buyer: Member
  /** The newest one. */
  readonly any: string
  /** One in three parcels. */
  readonly parcels: string
  /** One with an offer of cash back. */
  readonly shared: string
  /** One that was received and can be reviewed. */
  readonly received: string
  /** One with tickets that are not used yet. */
  readonly tickets: string
}

interface Row {
  readonly gid: string
  readonly title: string
  readonly lines: number
  readonly status: number
  readonly orderType: number
}

/** Screens that are looked at as the demo tenant's distributor, who has a wallet and a small store. */
const isDistributors = (screen: ScreenName): boolean =>
  /^(wallet\/|account\/(distr(ibution|-(center|list|team|attention|analysis))|(small-)?store))/.test(screen) ||
  ['store/distr-list', 'source/list', 'act/distr-list', 'act/apply-distribute', 'client/growth'].includes(screen)

const SELLER = { mobile: '13800000003', password: 'quanzi123' }
const DEMO_MEMBER = { mobile: '13800000001', password: 'quanzi123' }
/** A member with a card and claims, and the owner of a goods account. */
const VIP = { mobile: '13800000004', password: 'quanzi123' }
const ACCOUNT_OWNER = { mobile: '13800000012', password: 'quanzi123' }

async function demoOrders(gateway: Gateway): Promise<DemoOrders> {
  const buyer = await gateway.login(DEMO_MEMBER)
  const params = { status: 0, pageNumber: 1, pageSize: 50 }
  const { list } = await buyer.ask<{ list: Row[] }>('/h5/order/list', params)
  const gidOf = (fits: (row: Row) => boolean) => list.find(fits)?.gid ?? ''
  return {
    buyer,
    any: gidOf(() => true),
    parcels: gidOf(({ lines }) => lines === 3),
    shared: gidOf(({ title, lines }) => title === '挂耳咖啡 十包' && lines === 1),
    received: gidOf(({ status }) => status === 13),
    tickets: gidOf(({ status, orderType }) => status === 11 && orderType === ORDER_TYPE.activity),
  }
}

/** The newest rows of the distributor's wallet, by the routes that open them. */
type DemoWallet = Readonly<Partial<Record<RouteName, string>>>

async function demoWallet(seller: Member): Promise<DemoWallet> {
  const newest = async (uri: string, query: Readonly<Record<string, string>> = {}) =>
    (await seller.ask<{ list: { id: string }[] }>(uri, query)).list[0]?.id ?? ''
  const [account] = await seller.ask<{ id: string }[]>('/v2/wallet/account/list', {})
  return {
    'wallet.incomeItem': await newest('/v2/wallet/income/list'),
    'wallet.withdrawProgress': await newest('/v2/wallet/withdraw/list'),
    'wallet.editAccount': account?.id ?? '',
    'cf.supporter': await newest('/v2/cf/supporters', { projectId: 'cfp-yu' }),
  }
}

interface DemoRows {
  readonly ids: ReadonlyMap<number, string>
  readonly gid: string
  readonly orders: DemoOrders
  /** Query of the pages behind the distributor's links. */
  readonly recruited: Readonly<Record<string, string>>
  /** The demo member's invitation. */
  readonly invite: string
  readonly wallet: DemoWallet
  /** A note of the distributor's own, which opens in the editor. */
  readonly ownNote: string
}

/** Screens that are looked at with the orders of the demo member. */
const ORDERS: Readonly<Partial<Record<ScreenName, Exclude<keyof DemoOrders, 'buyer'>>>> = {
  'order/list': 'any',
  'order/ems': 'parcels',
  'order/buy-share': 'shared',
  'order/comment': 'received',
  'order/used': 'tickets',
  'comment/act': 'tickets',
  'pay/success': 'tickets',
  'pay/coupon': 'shared',
}

/** Screens of an unpaid order. A checkout with one leads on to its cashier: those without an item in the demo do. */
const OWN_ORDER: readonly ScreenName[] = ['pay/cashier', 'pay/checkout', 'order/detail']

function orderAt(name: RouteName, { gid, orders }: DemoRows): string {
  const { screen } = routeOf(name)
  const kept = ORDERS[screen]
  if (kept) return orders[kept]
  if (QUERIES[name]) return ''
  // A friend sees the offer of somebody else.
  if (screen.startsWith('order/share-')) return orders.shared
  return OWN_ORDER.includes(screen) ? gid : ''
}

const isRecruiting = (screen: ScreenName): boolean => screen.startsWith('dis/') || screen === 'invitation/actseller'

function demoAddressOf(name: RouteName, rows: DemoRows): string {
  const { pattern, screen } = routeOf(name)
  if (pattern === '*') return `/app/no-such-screen?iid=${TENANT}`
  const gid = orderAt(name, rows)
  const item = rows.ids.get(MODULE_TYPES[screen.split('/')[0] ?? ''] ?? 0) ?? '1'
  const id = screen === 'note/preview' ? rows.ownNote : screen.startsWith('planned/') ? PLANNED_ITEM : item
  const iid = String(screen.startsWith('university/') ? UNIVERSITY_IID : TENANT)
  const path = pattern.replace(/:(\w+)/g, (_all, key: string) =>
    key === 'iid' ? iid : key === 'goodsId' ? GOODS.goodsId : (QUERIES[name]?.[key] ?? PARTS[key] ?? id),
  )
  const shared: Readonly<Record<string, string>> =
    screen === 'share/poster' ? SHARED : screen === 'invitation/bind' ? { code: rows.invite } : {}
  const row = rows.wallet[name]
  return `${path}?${new URLSearchParams({ iid, id, ...(gid ? { gid } : {}), ...PHOTO, skuId: GOODS.skuId, ...shared, ...(isRecruiting(screen) ? rows.recruited : {}), ...QUERIES[name], ...(row ? { id: row } : {}) })}`
}

export interface DemoAddresses {
  /** A member of staff with an order that waits for payment; only staff may open trial screens. */
  readonly member: Member
  /** An applicant of the demo university, for its screens. */
  readonly applicant: Member
  /** Who opens it: the member, the buyer of the demo's orders, or the distributor. */
  visitorOf(name: RouteName): Member
  /** The address of a route, with parameters from the demo data. */
  addressOf(name: RouteName): string
}

export async function demoAddresses(gateway: Gateway): Promise<DemoAddresses> {
  const member = await gateway.login(STAFF)
  const entries = await Promise.all(
    [...new Set(Object.values(MODULE_TYPES))].map(
      async (type) => [type, (await gateway.contents(type))[0]?.id ?? '1'] as const,
    ),
  )
  const ids = new Map(entries)
  const gid = await orderOf(member)
  const applicant = await gateway.login(await gateway.register(UNIVERSITY_IID), UNIVERSITY_IID)
  const orders = await demoOrders(gateway)
  const seller = await gateway.login(SELLER)
  const target = { dataType: '9', dataId: ACTIVITY.id }
  const { key: multiDisKey } = await seller.ask<{ key: string }>('/multidis/getKey', target)
  const { id: parentId } = await seller.ask<{ id: string }>('/multidis/role/get', {})
  const recruited = { ...target, multiDisKey, parentId }
  const { code: invite } = await orders.buyer.ask<{ code: string }>('/v2/invite/get', {})
  const holder = await gateway.login(VIP)
  const owner = await gateway.login(ACCOUNT_OWNER)
  const visitors: Readonly<Partial<Record<ScreenName, Member>>> = {
    'note/preview': seller,
    'account/vip': holder,
    'info/vip-welfare': holder,
    'info/forbid': orders.buyer,
    'trip/detail': orders.buyer,
    // The owner of the demo's project.
    'cf/share-success': seller,
    'cf/supporter': seller,
    'vip-write-off/record-list': holder,
    'vip-write-off/record-recv': holder,
    'account/subaccount': owner,
    'account/invitation': orders.buyer,
    'account/point': orders.buyer,
    'account/point-detail': orders.buyer,
    'invitation/gifts': orders.buyer,
    'reserve/list': orders.buyer,
    'act/sign': orders.buyer,
    'game/statement': orders.buyer,
    'game/join-result': orders.buyer,
    'game/check-in': orders.buyer,
    'game/result': orders.buyer,
    'act/sign-result': orders.buyer,
    // With a deposit whose balance is open, two cards and a red packet.
    'planned/detail': orders.buyer,
    'realcard/activate': orders.buyer,
    'realcard/query': orders.buyer,
    'realcard/campaign': orders.buyer,
    'realcard/redpacket': orders.buyer,
  }
  const visitorOf = (name: RouteName) => {
    const { screen } = routeOf(name)
    if (isDistributors(screen)) return seller
    return visitors[screen] ?? (ORDERS[screen] ? orders.buyer : member)
  }
  const notes = await gateway.contents(MODULE_TYPE.note)
  const ownNote = notes.find(({ author }) => author.rid === seller.rid)?.id ?? ''
  const rows = { ownNote, ids, gid, orders, recruited, invite, wallet: await demoWallet(seller) }
  return { member, applicant, visitorOf, addressOf: (name) => demoAddressOf(name, rows) }
}

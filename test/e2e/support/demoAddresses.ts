import { type RouteName, routeOf, UNIVERSITY_IID } from '@quanzi/contract'

import { orderOf } from '../journeys/orderOf'
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
}

/** Query of the photo screens of an application; other screens ignore it. */
const PHOTO = { comId: '1', groupId: '1', imgurl: '/media/avatar-1-300x400.webp' }

/** Goods of the demo tenant's store, and a sku of its mall. */
const GOODS = { goodsId: 's5001', skuId: 'm1101-1' }

/** Query of a poster. */
const SHARED = { url: `/app/index/${TENANT}`, title: '山野圈' }

/** Queries of screens whose items are in no list. */
const QUERIES: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  'pay.bookDetailList': { id: '20101' },
  'pay.albumDetail': { id: '20201' },
  'pay.pvideoAlbumDetail': { id: '20301' },
  'pay.tip': { id: '20101', moduleType: '201' },
  'pay.vipBuy': { id: 'vip-season' },
  'account.vipBuy': { id: 'vip-year' },
  'pay.ask': { expertId: '2004' },
}

/** Orders of the demo member: one with parcels, and one with an offer of cash back. */
interface DemoOrders {
  readonly parcels: string
  readonly shared: string
}

const DEMO_MEMBER = { mobile: '13800000001', password: 'quanzi123' }

async function demoOrders(gateway: Gateway): Promise<DemoOrders> {
  const buyer = await gateway.login(DEMO_MEMBER)
  const params = { status: 0, pageNumber: 1, pageSize: 50 }
  const { list } = await buyer.ask<{ list: { gid: string; title: string; lines: number }[] }>('/h5/order/list', params)
  return {
    parcels: list.find(({ lines }) => lines === 3)?.gid ?? '',
    shared: list.find(({ title, lines }) => title === '挂耳咖啡 十包' && lines === 1)?.gid ?? '',
  }
}

interface DemoRows {
  readonly ids: ReadonlyMap<number, string>
  readonly gid: string
  readonly orders: DemoOrders
}

function demoAddressOf(name: RouteName, { ids, gid: own, orders }: DemoRows): string {
  const { pattern, screen } = routeOf(name)
  if (pattern === '*') return `/app/no-such-screen?iid=${TENANT}`
  const gid = screen === 'order/ems' ? orders.parcels : screen.startsWith('order/share-') ? orders.shared : own
  const id = ids.get(MODULE_TYPES[screen.split('/')[0] ?? ''] ?? 0) ?? '1'
  const iid = String(screen.startsWith('university/') ? UNIVERSITY_IID : TENANT)
  const path = pattern.replace(/:(\w+)/g, (_all, key: string) =>
    key === 'iid' ? iid : key === 'goodsId' ? GOODS.goodsId : id,
  )
  const shared = screen === 'share/poster' ? SHARED : {}
  return `${path}?${new URLSearchParams({ iid, id, gid, ...PHOTO, skuId: GOODS.skuId, ...shared, ...QUERIES[name] })}`
}

export interface DemoAddresses {
  /** A member of staff with an order that waits for payment; only staff may open trial screens. */
  readonly member: Member
  /** An applicant of the demo university, for its screens. */
  readonly applicant: Member
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
  return { member, applicant, addressOf: (name) => demoAddressOf(name, { ids, gid, orders }) }
}

import type { RouteName } from '@quanzi/contract'

/** Queries of screens whose items are in no list: rows of the demo tenant. */
export const DEMO_QUERIES: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  'pay.bookDetailList': { id: '20101' },
  'pay.albumDetail': { id: '20201' },
  'pay.pvideoAlbumDetail': { id: '20301' },
  'pay.tip': { id: '20101', moduleType: '201' },
  'pay.vipBuy': { id: 'vip-season' },
  'account.vipBuy': { id: 'vip-year' },
  'pay.ask': { expertId: '2004' },
  'pay.liveDetail': { id: '23001' },
  'pay.tenantLiveDetail': { id: '23001' },
  'pay.liveContent': { id: '23002' },
  'pay.liveContent2': { id: '23003' },
  'pay.videoContent': { roomNo: 'v3010' },
  'pay.videoContent5': { id: '20301' },
  'pay.game': { id: '21001' },
  'pay.oact': { id: '31001' },
  'pay.origin': { id: '31001' },
  'pay.card': { cardId: 'card-hike' },
  'pay.saas': { id: 'site-year' },
  'pay.saasPoster': { id: 'site-year' },
  'pay.plannedIndex': { id: 'p1001' },
  'pay.plannedIndexStore': { id: 'p1002' },
  'pay.advance': { id: '31001' },
  'pay.shopsJoin': { id: 'apply-1' },
}

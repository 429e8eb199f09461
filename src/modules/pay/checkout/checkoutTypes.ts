import { ORDER_TYPE, type RouteName } from '@quanzi/contract'

export type CheckoutRoute = Extract<
  RouteName,
  | 'pay.act'
  | 'pay.act1'
  | 'pay.game'
  | 'pay.oact'
  | 'pay.origin'
  | 'pay.storeOrder'
  | 'pay.mallOrder'
  | 'pay.plannedIndex'
  | 'pay.plannedIndexStore'
  | 'pay.card'
  | 'pay.advance'
  | 'pay.advance1'
  | 'pay.shopsJoin'
  | 'pay.saas'
>

interface CheckoutFacts {
  readonly orderType: number
  readonly title: CheckoutTitle
  /** Query keys of the item's id when checkout is opened directly. */
  readonly idKeys: readonly string[]
  /** The largest quantity. */
  readonly max: number
  readonly unit: 'people' | 'pieces' | 'one'
}

export type CheckoutTitle =
  | 'titleAct'
  | 'titleGame'
  | 'titleOrigin'
  | 'titleGoods'
  | 'titlePlanned'
  | 'titleCard'
  | 'titleDeposit'
  | 'titleShop'
  | 'titleSite'

const people = { max: 10, unit: 'people' } as const
const pieces = { max: 99, unit: 'pieces' } as const
const one = { max: 1, unit: 'one' } as const

/** The items of each checkout address (conventions §4). One row adds another order type. */
export const CHECKOUTS: Readonly<Record<CheckoutRoute, CheckoutFacts>> = {
  'pay.act': { orderType: ORDER_TYPE.activity, title: 'titleAct', idKeys: ['id', 'actId'], ...people },
  'pay.act1': { orderType: ORDER_TYPE.activity, title: 'titleAct', idKeys: ['id', 'actId'], ...people, max: 50 },
  'pay.game': { orderType: ORDER_TYPE.game, title: 'titleGame', idKeys: ['id', 'gameId'], ...people },
  'pay.oact': { orderType: ORDER_TYPE.origin, title: 'titleOrigin', idKeys: ['id'], ...people },
  'pay.origin': { orderType: ORDER_TYPE.origin, title: 'titleOrigin', idKeys: ['id'], ...people },
  'pay.storeOrder': { orderType: ORDER_TYPE.storeGoods, title: 'titleGoods', idKeys: ['goodsId', 'id'], ...pieces },
  'pay.mallOrder': { orderType: ORDER_TYPE.mallGoods, title: 'titleGoods', idKeys: ['skuId', 'id'], ...pieces },
  'pay.plannedIndex': {
    orderType: ORDER_TYPE.planned,
    title: 'titlePlanned',
    idKeys: ['depositOrderId', 'id', 'itemId'],
    ...pieces,
  },
  'pay.plannedIndexStore': {
    orderType: ORDER_TYPE.planned,
    title: 'titlePlanned',
    idKeys: ['depositOrderId', 'id', 'itemId'],
    ...pieces,
  },
  'pay.card': { orderType: ORDER_TYPE.card, title: 'titleCard', idKeys: ['cardId', 'id'], ...pieces },
  'pay.advance': { orderType: ORDER_TYPE.deposit, title: 'titleDeposit', idKeys: ['id'], ...people },
  'pay.advance1': { orderType: ORDER_TYPE.deposit, title: 'titleDeposit', idKeys: ['depositOrderId', 'id'], ...one },
  'pay.shopsJoin': { orderType: ORDER_TYPE.shopJoin, title: 'titleShop', idKeys: ['id', 'applicationId'], ...one },
  'pay.saas': { orderType: ORDER_TYPE.site, title: 'titleSite', idKeys: ['id', 'packageId'], ...one },
}

import type { Bilingual } from './language'

/**
 * How a paid order is fulfilled (screens-commerce §3.1): shipped to an address, used with a code, waiting for an
 * event, or completed by the payment itself.
 */
export type Fulfilment = 'ship' | 'use' | 'wait' | 'instant'

/** Cashiers below `/app/pay/`. */
export type Cashier = 'order' | 'actpay' | 'vip-pay' | 'cf_pay'

/** Where the buyer goes after paying (conventions §4 After paying). */
export type AfterPaid = 'order' | 'club' | 'content' | 'apply' | 'vip' | 'site' | 'share' | 'join' | 'writeOff'

interface OrderTypeFacts extends Bilingual {
  readonly fulfilment: Fulfilment
  /** The fulfilment after the wait: 102 is shipped, 210 is fulfilled like its target. */
  readonly afterWait?: Fulfilment | 'target'
  readonly cashier: Cashier
  readonly afterPaid: AfterPaid
  /** Virtual goods: iOS mini-programs must not sell them by ordinary payment (conventions §10). */
  readonly virtual?: true
  /** Refunds use the item's refund ladder (screens-commerce §3.2). */
  readonly refundLadder?: true
  /** Percent of the payment for the author or the expert (screens-commerce §3.5). */
  readonly personPercent?: number
}

const order = { cashier: 'order', afterPaid: 'order' } as const
const content = { fulfilment: 'instant', cashier: 'order', afterPaid: 'content', virtual: true } as const

/** Order types (conventions §4): 1–3, 21, 23, 28, 31, 32 and 100–102 come from the documents, the others are ours. */
export const ORDER_TYPES = {
  1: { zh: '活动', en: 'Activity', ...order, fulfilment: 'use', cashier: 'actpay', refundLadder: true },
  2: { zh: '俱乐部', en: 'Club', ...order, fulfilment: 'instant', afterPaid: 'club' },
  3: { zh: '住宿', en: 'Stay', ...order, fulfilment: 'use', refundLadder: true },
  21: { zh: '赛事', en: 'Event', ...order, fulfilment: 'use', refundLadder: true },
  23: { zh: '直播门票', en: 'Live ticket', ...content },
  28: { zh: '报名费', en: 'Registration fee', ...order, fulfilment: 'instant', afterPaid: 'apply' },
  31: { zh: '源头活动', en: 'Supplier trip', ...order, fulfilment: 'use', refundLadder: true },
  32: { zh: '小店商品', en: 'Store goods', ...order, fulfilment: 'ship' },
  33: { zh: '商城商品', en: 'Mall goods', ...order, fulfilment: 'ship' },
  100: { zh: '卡片', en: 'Card', ...order, fulfilment: 'ship' },
  101: { zh: '会员', en: 'Membership', fulfilment: 'instant', cashier: 'vip-pay', afterPaid: 'vip', virtual: true },
  102: { zh: '预售', en: 'Pre-sale', ...order, fulfilment: 'wait', afterWait: 'ship' },
  201: { zh: '图书', en: 'Book', ...content },
  202: { zh: '音频专辑', en: 'Audio album', ...content },
  203: { zh: '视频专辑', en: 'Video album', ...content },
  204: { zh: '付费视频', en: 'Paid video', ...content },
  205: { zh: '打赏', en: 'Tip', ...content, personPercent: 90 },
  206: { zh: '付费提问', en: 'Question', ...content, fulfilment: 'wait', personPercent: 70 },
  207: { zh: '智能问答次数', en: 'Assistant credits', ...content },
  208: { zh: '开通站点', en: 'Site', ...order, fulfilment: 'instant', afterPaid: 'site' },
  210: { zh: '定金', en: 'Deposit', ...order, fulfilment: 'wait', afterWait: 'target' },
  211: { zh: '众筹支持', en: 'Crowdfunding', fulfilment: 'wait', cashier: 'cf_pay', afterPaid: 'share' },
  212: { zh: '商家入驻', en: 'Shop join', ...order, fulfilment: 'wait', afterPaid: 'join' },
  213: { zh: '权益加价', en: 'Benefit surcharge', ...order, fulfilment: 'instant', afterPaid: 'writeOff' },
} as const satisfies Readonly<Record<number, OrderTypeFacts>>

/** Number of an order type. */
export type OrderTypeNumber = keyof typeof ORDER_TYPES

/** Names of the order types that code refers to. */
export const ORDER_TYPE = {
  activity: 1,
  club: 2,
  stay: 3,
  game: 21,
  liveTicket: 23,
  registration: 28,
  origin: 31,
  storeGoods: 32,
  mallGoods: 33,
  card: 100,
  vip: 101,
  planned: 102,
  book: 201,
  audioAlbum: 202,
  videoAlbum: 203,
  videoRoom: 204,
  tip: 205,
  question: 206,
  credits: 207,
  site: 208,
  deposit: 210,
  crowdfunding: 211,
  shopJoin: 212,
  surcharge: 213,
} as const satisfies Readonly<Record<string, OrderTypeNumber>>

/** True for a known order type. */
export const isOrderType = (type: number): type is OrderTypeNumber => type in ORDER_TYPES

/** The fixed facts of an order type; null for a number outside the set. */
export const orderTypeFacts = (type: number): OrderTypeFacts | null => (isOrderType(type) ? ORDER_TYPES[type] : null)

/** What an unpaid order keeps from other buyers. */
export function heldBy(type: number): 'pieces' | 'places' | 'nothing' {
  const facts = orderTypeFacts(type)
  if (facts?.fulfilment === 'ship' || facts?.afterWait === 'ship') return 'pieces'
  const isSeat = facts?.fulfilment === 'use' || type === ORDER_TYPE.club || type === ORDER_TYPE.deposit
  return isSeat ? 'places' : 'nothing'
}

/** The public path of an order's cashier, `/app/pay/order?gid=…`. */
export const cashierPath = (type: OrderTypeNumber, gid: string): string =>
  `/app/pay/${ORDER_TYPES[type].cashier}?gid=${encodeURIComponent(gid)}`

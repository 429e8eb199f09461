import {
  askRefund,
  createOrder,
  createUnionPayment,
  getDistributionKey,
  getOrder,
  MODULE_TYPE,
  ORDER_STATUS,
  type ParamsOf,
  reviewOrder,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
  useOrderCode,
} from '@quanzi/contract'
import { DEMO_GOODS } from '../../server/features/orders/seedGoodsOrders'
import { TICKET } from '../../server/testing/Till'
import type { Deed } from './Deed'
import { type KnownOrder, oneOf, type Trader } from './Trader'

const iid = 1000
/** The news whose author the tips are for; see `MoneyStage`. */
export const TIPPED = ['14003', '14004', '14005'] as const
const { waiting, cancelled, paid, shipped, received, completed } = ORDER_STATUS
const { refundRequested, returnAwaited, returnSent, refunded } = ORDER_STATUS

interface OrderWish extends Omit<ParamsOf<typeof createOrder>, 'iid' | 'info'> {
  readonly info: Readonly<Record<string, unknown>>
}

async function place(me: Trader, kind: KnownOrder['kind'], { info, ...wish }: OrderWish): Promise<KnownOrder | null> {
  const params = { iid, ...wish, info: { ...info, reqId: me.reqId() } }
  const answer = await me.own.ask(createOrder, params, 'order')
  if (!me.accepts(kind, answer, ['LIMIT', 'DENIED'])) return null
  const order: KnownOrder = { gid: answer.t.gid, kind, at: Date.now(), status: answer.t.status, isPaid: false }
  me.journal.orders.set(order.gid, order)
  return order
}

/** For some orders the share key of another member's role, as a link of theirs brings it. */
async function promotedBy(others: readonly Trader[]): Promise<{ multiDisKey?: string }> {
  const other = oneOf(others.filter(({ isPromoter }) => isPromoter))
  if (!other || Math.random() < 0.5) return {}
  const target = { iid, dataType: MODULE_TYPE.act, dataId: TICKET.keys }
  const answer = await other.own.ask(getDistributionKey, target, 'read')
  return other.accepts('share key', answer, ['NOTDISTRIBUTOR']) ? { multiDisKey: answer.t.key } : {}
}

const tickets: Deed = async (me, others) => {
  const num = 1 + Math.floor(Math.random() * 2)
  const entrants = Array.from({ length: num }, (_, n) => ({ name: `张三${n}`, mobile: '13912345678' }))
  const promoted = await promotedBy(others)
  await place(me, 'tickets', { ...TICKET, ...promoted, num, info: { entrants } })
  return 'done'
}

const goods: Deed = async (me, others) => {
  const { goodsId, skuId } = DEMO_GOODS.TOWEL
  const promoted = await promotedBy(others)
  const wish = { orderType: 32, keys: goodsId, property: JSON.stringify({ [skuId]: 1 }), num: 1 }
  await place(me, 'goods', { ...wish, ...promoted, info: { addressId: me.addressId } })
  return 'done'
}

/** A gift to an author, who is one of the traders. */
const tip: Deed = async (me) => {
  const amount = 100 + Math.floor(Math.random() * 2000)
  const wish = { orderType: 205, keys: oneOf(TIPPED) ?? '', property: '14', num: 1 }
  const order = await place(me, 'tip', { ...wish, info: { amount } })
  if (order) await payFor(me, order)
  return 'done'
}

/** Pays by the wallet and the channel, sometimes twice at once. */
async function payFor(me: Trader, order: KnownOrder): Promise<void> {
  const { gid } = order
  me.unread.add(gid)
  const open = () => me.own.ask(createUnionPayment, { iid, orderId: gid, needLeft: Math.random() < 0.7 }, gid)
  const attempts = await Promise.all(Math.random() < 0.2 ? [open(), open()] : [open()])
  for (const attempt of attempts) {
    if (!me.accepts('pay', attempt, ['BALANCE'])) continue
    const { paid: isPaid, cashierUrl } = attempt.t
    order.isPaid ||= isPaid
    if (isPaid || Math.random() < 0.1) continue
    const notices = Math.random() < 0.2 ? 2 : 1
    await Promise.all(Array.from({ length: notices }, () => me.own.pay(cashierUrl, gid)))
  }
  await look(me, order)
}

async function look(me: Trader, order: KnownOrder) {
  const answer = await me.own.ask(getOrder, { iid, orderId: order.gid }, order.gid)
  if (!me.accepts('look', answer, [])) return null
  me.unread.delete(order.gid)
  order.status = answer.t.status
  order.isPaid ||= order.status >= paid
  return answer.t
}

const pay: Deed = async (me) => {
  const order = me.orderIn(waiting)
  if (!order) return 'nothing'
  await payFor(me, order)
  return 'done'
}

/** The money arrives after the order was cancelled. */
const payLate: Deed = async (me) => {
  const order = me.orderIn(waiting)
  if (!order) return 'nothing'
  me.unread.add(order.gid)
  const attempt = await me.own.ask(createUnionPayment, { iid, orderId: order.gid }, order.gid)
  if (!me.accepts('pay late', attempt, [])) return 'done'
  if (attempt.t.paid) return await look(me, order).then(() => 'done')
  await moveTo(me, order, cancelled)
  await me.own.pay(attempt.t.cashierUrl, order.gid)
  await look(me, order)
  return 'done'
}

async function moveTo(me: Trader, order: KnownOrder, status: number, by = me.own): Promise<void> {
  const params = { iid, orderId: order.gid, status, remark: '改主意了' }
  const answer = await by.ask(updateOrderStatus, params, order.gid)
  if (me.accepts(`move ${order.kind} from ${order.status} to ${status}`, answer, ['CLOSED']))
    order.status = answer.t.status
}

const ship: Deed = async (me) => {
  const order = [...me.journal.orders.values()].find(({ kind, status }) => kind === 'goods' && status === paid)
  if (!order) return 'nothing'
  const parcel = { company: '顺丰速运', transportNumber: `SF${order.gid.replace(/\D/g, '').slice(-12)}0` }
  const params = { iid, reqId: me.reqId(), orderId: order.gid, ...parcel }
  const answer = await me.staff.ask(shipOrder, params, order.gid)
  if (me.accepts('ship', answer, [])) order.status = shipped
  return 'done'
}

const receive: Deed = async (me) => {
  const order = me.orderIn(shipped)
  if (!order) return 'nothing'
  await moveTo(me, order, received)
  return 'done'
}

/** Staff scan the codes; the last one completes the visit. */
const use: Deed = async (me) => {
  const order = [...me.journal.orders.values()].find(({ kind, status }) => kind === 'tickets' && status === paid)
  const shown = order && (await look(me, order))
  if (!order || !shown) return 'nothing'
  me.unread.add(order.gid)
  for (const { code } of shown.codes) {
    const params = { iid, reqId: me.reqId(), code }
    const scans = await Promise.all(
      [params, { ...params, reqId: me.reqId() }].map((one) => me.staff.ask(useOrderCode, one, order.gid)),
    )
    const firsts = scans.filter((scan) => me.accepts('use', scan, []) && !scan.t.again).length
    if (firsts > 1) me.faults.push(`code ${code} was used twice`)
  }
  await look(me, order)
  return 'done'
}

/** A review completes the order: its money is settled. */
const settle: Deed = async (me) => {
  const order = me.orderIn(received)
  const shown = order && (await look(me, order))
  if (!order || !shown) return 'nothing'
  me.unread.add(order.gid)
  const scores = { score1: 5, score2: 4, score3: 5 }
  for (const { id: chainId, status } of shown.chains) {
    if (status !== received) continue
    const params = { iid, reqId: me.reqId(), orderId: order.gid, chainId, content: '很好，下次再来', ...scores }
    me.accepts('settle', await me.own.ask(reviewOrder, params, order.gid), [])
  }
  await look(me, order)
  return 'done'
}

const refund: Deed = async (me) => {
  const order = me.orderIn(paid, shipped, received)
  if (!order) return 'nothing'
  const params = { iid, reqId: me.reqId(), orderId: order.gid, remark: '买重复了' }
  const answer = await me.own.ask(askRefund, params, order.gid)
  if (!me.accepts('refund', answer, ['CLOSED'])) return 'done'
  order.prior = order.status
  order.status = answer.t.status
  return 'done'
}

/** Approves or rejects a refund, asks for the parcel or sends it, or withdraws the request. */
const decideRefund: Deed = async (me) => {
  const order = me.orderIn(refundRequested, returnAwaited, returnSent)
  if (!order) return 'nothing'
  const { status, prior = paid } = order
  const decision = Math.random()
  if (status === returnAwaited) {
    const shown = await look(me, order)
    const chainIds = shown?.chains.map(({ id }) => id) ?? []
    const params = { iid, orderId: order.gid, chainIds, refundEms: `B${order.gid}` }
    if (me.accepts('return', await me.own.ask(updateRefundEms, params, order.gid), [])) order.status = returnSent
  } else if (status === returnSent || decision < 0.5) await moveTo(me, order, refunded, me.staff)
  else if (decision < 0.65) await moveTo(me, order, prior, me.staff)
  else if (decision < 0.8) await moveTo(me, order, prior)
  else if (prior === shipped) await moveTo(me, order, returnAwaited, me.staff)
  else await moveTo(me, order, refunded, me.staff)
  return 'done'
}

const cancel: Deed = async (me) => {
  const order = me.orderIn(waiting)
  if (!order) return 'nothing'
  await moveTo(me, order, cancelled)
  return 'done'
}

export const ORDER_DEEDS = {
  tickets,
  goods,
  tip,
  pay,
  payLate,
  ship,
  receive,
  use,
  settle,
  refund,
  decideRefund,
  cancel,
}

/** Statuses in which nothing of an order may change any more. */
export const FINAL: readonly number[] = [cancelled, completed, refunded]

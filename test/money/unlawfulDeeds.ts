import {
  applyWithdrawal,
  askRefund,
  type CallDefinition,
  cancelDistributor,
  cancelWithdrawal,
  createOrder,
  createUnionPayment,
  decideReview,
  type ErrorName,
  ORDER_STATUS,
  type ParamsOf,
  takeInviteGift,
  updateOrderStatus,
} from '@quanzi/contract'
import { TICKET } from '../../server/testing/Till'
import type { Deed } from './Deed'
import { FINAL } from './orderDeeds'
import { oneOf, type Trader } from './Trader'

const iid = 1000

/** A call that must be refused, by one of these reasons. */
async function refused<C extends CallDefinition>(
  me: Trader,
  call: C,
  params: ParamsOf<C>,
  reasons: readonly ErrorName[],
): Promise<'done'> {
  const answer = await me.own.ask(call, params, 'refused')
  if (answer.refused === undefined) me.faults.push(`${call.uri} was allowed: ${JSON.stringify(params)}`)
  else if (!(reasons as readonly string[]).includes(answer.refused))
    me.faults.push(`${call.uri}: refused by ${answer.refused}`)
  return 'done'
}

const orderOf = (others: readonly Trader[]) => oneOf(others)?.orderIn(1, 11, 12, 13, 15)

const payForeign: Deed = async (me, others) => {
  const order = orderOf(others)
  return order
    ? await refused(me, createUnionPayment, { iid, orderId: order.gid, needLeft: true }, ['DENIED'])
    : 'nothing'
}

const refundForeign: Deed = async (me, others) => {
  const order = orderOf(others)
  if (!order) return 'nothing'
  return await refused(me, askRefund, { iid, reqId: me.reqId(), orderId: order.gid, remark: '不要了' }, ['DENIED'])
}

/** Asks for money back from what is over, or approves the own refund. */
const refundAgain: Deed = async (me) => {
  const order = me.orderIn(...FINAL)
  if (!order) return 'nothing'
  const params = { iid, orderId: order.gid, remark: '再退一次' }
  if (order.status === ORDER_STATUS.refunded || Math.random() < 0.5)
    return await refused(me, updateOrderStatus, { ...params, status: 11 }, ['ORDERSTATE'])
  return await refused(me, updateOrderStatus, { ...params, status: 18 }, ['ORDERSTATE'])
}

const approveOwn: Deed = async (me) => {
  const order = me.orderIn(15)
  if (!order) return 'nothing'
  return await refused(me, updateOrderStatus, { iid, orderId: order.gid, status: 18 }, ['ORDERSTATE'])
}

const withdrawTooMuch: Deed = async (me) => {
  const amount = oneOf([1, 999, 99_999_999]) ?? 1
  const params = { iid, reqId: me.reqId(), amount, accountId: me.accountId }
  return await refused(me, applyWithdrawal, params, ['WITHDRAW', 'DUP'])
}

const withdrawElsewhere: Deed = async (me, others) => {
  const accountId = oneOf(others)?.accountId
  if (!accountId) return 'nothing'
  return await refused(me, applyWithdrawal, { iid, reqId: me.reqId(), amount: 1000, accountId }, ['NOTFOUND', 'DUP'])
}

const decideOwn: Deed = async (me) => {
  const open = me.withdrawalIn(0)
  if (!open) return 'nothing'
  const params = { iid, reqId: me.reqId(), kind: 'withdrawal', id: open.id, decision: 'pass' } as const
  return await refused(me, decideReview, params, ['DENIED'])
}

const cancelForeign: Deed = async (me, others) => {
  const open = oneOf(others)?.withdrawalIn(0)
  if (!open) return 'nothing'
  return await refused(me, cancelWithdrawal, { iid, reqId: me.reqId(), id: open.id }, ['NOTFOUND'])
}

const cancelForeignRole: Deed = async (me, others) => {
  const role = [...(oneOf(others)?.journal.roles.keys() ?? [])][0]
  return role === undefined ? 'nothing' : await refused(me, cancelDistributor, { iid, id: role }, ['DENIED'])
}

const takeUnearned: Deed = (me) =>
  refused(me, takeInviteGift, { iid, reqId: me.reqId(), giftId: 'i-10' }, ['NOTELIGIBLE'])

const payLess: Deed = (me) => {
  const info = { reqId: me.reqId(), payable: 1, entrants: [{ name: '张三', mobile: '13912345678' }] }
  return refused(me, createOrder, { ...TICKET, info }, ['PRICE', 'LIMIT'])
}

export const UNLAWFUL_DEEDS = {
  ...{ payForeign, refundForeign, refundAgain, approveOwn, withdrawTooMuch, withdrawElsewhere },
  ...{ decideOwn, cancelForeign, cancelForeignRole, takeUnearned, payLess },
}

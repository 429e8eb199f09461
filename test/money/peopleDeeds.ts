import {
  applyDistributor,
  applyWithdrawal,
  approveDistributor,
  cancelDistributor,
  cancelWithdrawal,
  DIS_ROLE_STATUS,
  decideReview,
  takeInviteGift,
  WITHDRAWAL,
  WITHDRAWAL_STATUS,
} from '@quanzi/contract'
import type { Deed } from './Deed'
import { oneOf, type Trader } from './Trader'

const iid = 1000
const { reviewing, approved, rejected, cancelled } = WITHDRAWAL_STATUS

const withdraw: Deed = async (me) => {
  const amount = WITHDRAWAL.min + Math.floor(Math.random() * 4000)
  const params = { iid, reqId: me.reqId(), amount, accountId: me.accountId }
  const answer = await me.own.ask(applyWithdrawal, params, 'withdrawal')
  if (me.accepts('withdraw', answer, ['DUP', 'WITHDRAW']))
    me.journal.withdrawals.set(answer.t.id, { id: answer.t.id, status: reviewing })
  return 'done'
}

const decide = (me: Trader, id: string, decision: 'pass' | 'refuse') =>
  me.staff.ask(decideReview, { iid, reqId: me.reqId(), kind: 'withdrawal', id, decision, note: '账户不符' }, id)

const takeBack = (me: Trader, id: string) => me.own.ask(cancelWithdrawal, { iid, reqId: me.reqId(), id }, id)

/** The member cancels and staff pass and refuse, alone or all at once: one of them succeeds. */
const endWithdrawal: Deed = async (me) => {
  const open = me.withdrawalIn(reviewing)
  if (!open) return 'nothing'
  const { id } = open
  const ways = [
    { to: cancelled, go: () => takeBack(me, id) },
    { to: approved, go: () => decide(me, id, 'pass') },
    { to: rejected, go: () => decide(me, id, 'refuse') },
  ]
  const chosen = Math.random() < 0.3 ? ways : ways.filter((way) => way === oneOf(ways))
  const tried = chosen.length > 0 ? chosen : ways.slice(2)
  const answers = await Promise.all(tried.map(({ go }) => go()))
  const won = tried.filter((_, at) => {
    const answer = answers[at]
    return answer !== undefined && me.accepts('end of a withdrawal', answer as { t: unknown }, ['STALE'])
  })
  if (won.length !== 1) me.faults.push(`withdrawal ${id} was ended ${won.length} times`)
  for (const { to } of won) open.status = to
  return 'done'
}

const takeGift: Deed = async (me) => {
  const giftId = oneOf(['i-1', 'i-3']) ?? ''
  const answer = await me.own.ask(takeInviteGift, { iid, reqId: me.reqId(), giftId }, 'gift')
  if (!me.accepts('gift', answer, [])) return 'done'
  if (!answer.t.again && me.journal.gifts.has(giftId)) me.faults.push(`gift ${giftId} was given twice`)
  me.journal.gifts.add(giftId)
  return 'done'
}

/** Ends the own role, as its holder or by staff. */
const cancelRole: Deed = async (me) => {
  const role = [...me.journal.roles].find(([, status]) => status !== DIS_ROLE_STATUS.cancelled)
  // Somebody can apply three times a day: roles must last for the whole run.
  if (!role || Math.random() < 0.9) return 'nothing'
  const [id] = role
  const by = Math.random() < 0.5 ? me.own : me.staff
  if (me.accepts('cancel of a role', await by.ask(cancelDistributor, { iid, id }, id), []))
    me.journal.roles.set(id, DIS_ROLE_STATUS.cancelled)
  return 'done'
}

const applyForRole: Deed = async (me) => {
  const isOpen = [...me.journal.roles.values()].some((status) => status !== DIS_ROLE_STATUS.cancelled)
  if (isOpen) return 'nothing'
  const applied = await me.own.ask(applyDistributor, { iid, parentId: '0' }, 'role')
  if (!me.accepts('application', applied, ['LIMIT'])) return 'done'
  const { id, status } = applied.t
  me.journal.roles.set(id, status)
  if (status !== DIS_ROLE_STATUS.applied) return 'done'
  if (me.accepts('approval', await me.staff.ask(approveDistributor, { iid, id }, id), []))
    me.journal.roles.set(id, DIS_ROLE_STATUS.approved)
  return 'done'
}

export const PEOPLE_DEEDS = { withdraw, endWithdrawal, takeGift, cancelRole, applyForRole }

import * as v from 'valibot'
import type { DiscountCode } from '../entities/coupon'
import type { Page } from '../entities/page'
import {
  INCOME_KINDS,
  type IncomeEntry,
  type IncomePage,
  type PayAccount,
  type Wallet,
  type Withdrawal,
  type WithdrawalDetail,
} from '../entities/wallet'
import { PAY_ACCOUNT_KINDS, WITHDRAWAL_STATUS, type WithdrawalStatus } from '../rules/withdrawal'
import { defineCall, reply } from './define'
import {
  Count,
  Day,
  Fen,
  Flag01,
  Id,
  Iid,
  Instant,
  Month,
  maybe,
  PageNo,
  PageSize,
  ReqId,
  Status,
  Text,
  VerifyCode,
} from './fields'

/** `staff` shows all codes of the tenant; needs the right `money`. */
const As = maybe(v.picklist(['staff']))

/** Discount codes: the distributor's own, or with `as` all of the tenant, newest first. Ours. */
export const listDiscountCodes = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/code/list',
  params: v.object({ iid: Iid, as: As }),
  reply: reply<readonly DiscountCode[]>(),
  access: 'member',
  errors: ['NOTDISTRIBUTOR'],
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Creates a discount code of a distributor, or changes the one with `id`; a field that is not sent keeps its value.
 * `percent` is at most the distributor's first-level rate, because it is paid out of that. Staff name the distributor
 * by `roleId`. Ours.
 */
export const saveDiscountCode = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/code/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    as: As,
    id: maybe(Id),
    roleId: maybe(Id),
    percent: maybe(v.pipe(Count, v.maxValue(50))),
    /** The item that the code is for; '' for all items. */
    goodsId: v.optional(v.union([v.literal(''), Id])),
    total: maybe(Count),
    /** In ms. */
    endTime: maybe(Instant),
    on: maybe(Flag01),
  }),
  reply: reply<DiscountCode>(),
  access: 'member',
  errors: ['NOTDISTRIBUTOR', 'NOTFOUND'],
  source: 'screens-commerce §4',
})

/** The member's money. Ours. */
export const getWallet = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/get',
  params: v.object({ iid: Iid }),
  reply: reply<Wallet>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Entries of the caller's wallet, newest first, with the sums of the day, the month or all time. `kind`
 * `commission` lists commissions in every state, also pending and reversed ones. Ours.
 */
export const listIncome = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/income/list',
  params: v.object({
    iid: Iid,
    kind: maybe(v.picklist(INCOME_KINDS)),
    state: maybe(v.picklist(['pending', 'settled', 'reversed'])),
    month: maybe(Month),
    day: maybe(Day),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<IncomePage>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §4',
})

/** One entry of the caller's wallet, or one of their commissions. Ours. */
export const getIncome = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/income/get',
  params: v.object({ iid: Iid, id: Id }),
  reply: reply<IncomeEntry>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-commerce §4',
})

/** The caller's payout accounts, the default one first. Ours. */
export const listPayAccounts = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/account/list',
  params: v.object({ iid: Iid }),
  reply: reply<readonly PayAccount[]>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Adds a payout account, changes the one with `id`, or removes it. A new number needs a code sent to the member's own
 * mobile for the purpose `payout`; an empty number keeps the old one. A WeChat account takes the session's identity
 * and needs no number. Answers the account; null when it was removed. At most five. Ours.
 */
export const savePayAccount = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/account/save',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: maybe(Id),
    kind: maybe(v.picklist(PAY_ACCOUNT_KINDS)),
    holder: maybe(Text(20, 2)),
    number: maybe(Text(60)),
    isDefault: maybe(Flag01),
    verifyCode: maybe(VerifyCode),
    remove: maybe(Flag01),
  }),
  reply: reply<PayAccount | null>(),
  access: 'member',
  errors: ['NOTFOUND', 'CODE', 'LIMIT', 'DUP', 'NOTELIGIBLE', 'STALE'],
  source: 'screens-commerce §4',
})

/**
 * Requests a withdrawal; the amount is held at once. WITHDRAW beyond the limits, with `data` {min, max, leftToday,
 * available}; DUP with `data.id` while another one is open. Ours.
 */
export const applyWithdrawal = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/withdraw/apply',
  params: v.object({ iid: Iid, reqId: ReqId, amount: Fen, accountId: Id }),
  reply: reply<Withdrawal>(),
  access: 'member',
  errors: ['WITHDRAW', 'DUP', 'NOTFOUND'],
  source: 'screens-commerce §3.8, §4',
})

const STATUSES = Object.values(WITHDRAWAL_STATUS)

/** The caller's withdrawals, newest first. Ours. */
export const listWithdrawals = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/withdraw/list',
  params: v.object({
    iid: Iid,
    status: maybe(
      v.pipe(
        Status,
        v.check((status) => STATUSES.some((known) => known === status)),
        v.transform((status) => status as WithdrawalStatus),
      ),
    ),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<Withdrawal>>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §4',
})

/** A withdrawal with its events: the caller's own, or any one for staff with the right `money`. Ours. */
export const getWithdrawal = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/withdraw/get',
  params: v.object({ iid: Iid, id: Id }),
  reply: reply<WithdrawalDetail>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source: 'screens-commerce §4',
})

/** Cancels a withdrawal while it waits for review; STALE afterwards. Ours. */
export const cancelWithdrawal = /*#__PURE__*/ defineCall({
  uri: '/v2/wallet/withdraw/cancel',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id }),
  reply: reply<WithdrawalDetail>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE'],
  source: 'screens-commerce §3.8, §4',
})

/** Calls of the wallet. */
export const walletCalls = {
  listDiscountCodes,
  saveDiscountCode,
  getWallet,
  listIncome,
  getIncome,
  listPayAccounts,
  savePayAccount,
  applyWithdrawal,
  listWithdrawals,
  getWithdrawal,
  cancelWithdrawal,
}

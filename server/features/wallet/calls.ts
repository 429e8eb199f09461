import type { walletCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { requireRight, staffRights } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { walletOf } from './balances'
import { listCodes, ownRole, saveCode } from './discountCodes'
import { incomeEntry, incomeOf } from './income'
import { payAccounts, savePayAccount } from './payAccounts'
import { applyForWithdrawal, cancelWithdrawal, ownWithdrawals, withdrawalOf } from './withdrawals'

/** The member's money, and the discount codes of distributors. Staff read and change the codes of the whole tenant. */
export const wallet: Handlers<typeof walletCalls> = {
  async listDiscountCodes(ctx, { as }) {
    if (as === 'staff') await requireRight(ctx, 'money')
    return await listCodes(ctx.db, ctx.iid, as === 'staff' ? null : await ownRole(ctx.db, askerOf(ctx)))
  },

  async saveDiscountCode(ctx, { as, reqId: _reqId, ...wish }) {
    if (as === 'staff') await requireRight(ctx, 'money')
    return await saveCode(ctx, as === 'staff' ? null : await ownRole(ctx.db, askerOf(ctx)), wish)
  },

  getWallet: (ctx) => walletOf(ctx.db, ctx.me, ctx.clock()),
  listIncome: (ctx, wish) => incomeOf(ctx, ctx.me, wish, ctx),
  getIncome: (ctx, { id }) => incomeEntry(ctx.db, ctx.me, id, ctx),
  listPayAccounts: (ctx) => payAccounts(ctx.db, ctx.me),
  savePayAccount: (ctx, { reqId: _reqId, ...wish }) => savePayAccount(ctx, wish),
  applyWithdrawal: (ctx, { amount, accountId }) => applyForWithdrawal(ctx, { amount, accountId }),
  listWithdrawals: (ctx, wish) => ownWithdrawals(ctx, ctx.me, wish),

  async getWithdrawal(ctx, { id }) {
    const asStaff = (await staffRights(ctx)).includes('money')
    return await withdrawalOf(ctx.db, ctx.me, { id, asStaff })
  },

  cancelWithdrawal: (ctx, { id }) => cancelWithdrawal(ctx, id),
}

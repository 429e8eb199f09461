import type { walletCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { requireRight } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { listCodes, ownRole, saveCode } from './discountCodes'

/** Discount codes of distributors; staff see and change those of the whole tenant. */
export const wallet: Handlers<typeof walletCalls> = {
  async listDiscountCodes(ctx, { as }) {
    if (as === 'staff') await requireRight(ctx, 'money')
    return await listCodes(ctx.db, ctx.iid, as === 'staff' ? null : await ownRole(ctx.db, askerOf(ctx)))
  },

  async saveDiscountCode(ctx, { as, reqId: _reqId, ...wish }) {
    if (as === 'staff') await requireRight(ctx, 'money')
    return await saveCode(ctx, as === 'staff' ? null : await ownRole(ctx.db, askerOf(ctx)), wish)
  },
}

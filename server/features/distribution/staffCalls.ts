import { areValidRates, type distributionStaffCalls, isMobile } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { distributionRules, saveDistributionRules } from '../../trade/distributionRules'
import { saveRep } from './operationSales'

/** Distribution settings by staff: rules and sales representatives. */
export const distributionStaff: Handlers<typeof distributionStaffCalls> = {
  async saveRegulations(ctx, { html, levels, rates, lockDays, autoApprove }) {
    await requireRight(ctx, 'money')
    if (rates && !areValidRates(rates.map((rate) => rate / 100))) throw paramError('rates')
    await saveDistributionRules(ctx.db, ctx.iid, { html, levels, rates, lockDays, autoApprove })
    return await distributionRules(ctx.db, ctx.iid)
  },

  async saveSalesRep(ctx, { id, remove, ...rep }) {
    await requireRight(ctx, 'order')
    if (!isMobile(rep.phone)) throw paramError('phone')
    const saved = await saveRep(ctx.db, ctx.iid, { id, remove, rep })
    if (!saved) throw new CallError('NOTFOUND')
    return saved
  },
}

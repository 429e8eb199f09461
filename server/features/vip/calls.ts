import type { vipCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { type RoleCheck, requireRight } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { benefitsOf } from './benefits'
import { isVip } from './public'
import { cardsOnSale, vipProfile } from './queries'
import { recordPage } from './records'
import { takeBenefit } from './takeBenefit'
import { useRecord } from './useRecord'

/** The access word `vip`. */
export const isVipMember: RoleCheck = async (ctx) =>
  ctx.member !== null && (await isVip(ctx.db, ctx.member, ctx.clock()))

export const vip: Handlers<typeof vipCalls> = {
  getVipProfile: (ctx) => vipProfile(ctx.db, ctx.me, ctx.clock()),
  listVipCards: (ctx) => cardsOnSale(ctx.db, ctx.iid),
  listVipBenefits: (ctx, { storeId }) => benefitsOf(ctx.db, askerOf(ctx), storeId),
  takeVipBenefit: (ctx, wish) => takeBenefit(ctx, wish),
  listVipRecords: async (ctx, wish) => {
    if (wish.scope === 'staff') await requireRight(ctx, 'scan')
    return await recordPage(ctx, ctx.me, wish)
  },
  useVipRecord: (ctx, wish) => useRecord(ctx, wish),
}

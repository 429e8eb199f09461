import type { vipCalls } from '@quanzi/contract'
import type { RoleCheck } from '../../call/access'
import type { Handlers } from '../../call/handlers'
import { isVip } from './public'
import { cardsOnSale, vipProfile } from './queries'

/** The access word `vip`. */
export const isVipMember: RoleCheck = async (ctx) =>
  ctx.member !== null && (await isVip(ctx.db, ctx.member, ctx.clock()))

export const vip: Handlers<typeof vipCalls, 'takeVipBenefit'> = {
  getVipProfile: (ctx) => vipProfile(ctx.db, ctx.me, ctx.clock()),
  listVipCards: (ctx) => cardsOnSale(ctx.db, ctx.iid),
}

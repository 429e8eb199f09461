import type { vipCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { type RoleCheck, staffRights } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { benefitsOf } from './benefits'
import { isVip } from './public'
import { cardsOnSale, vipProfile } from './queries'
import { type RecordViewer, recordPage } from './records'
import { takeBenefit } from './takeBenefit'
import { useRecord } from './useRecord'
import { volunteerState } from './volunteerState'

/** The access word `vip`. */
export const isVipMember: RoleCheck = async (ctx) =>
  ctx.member !== null && (await isVip(ctx.db, ctx.member, ctx.clock()))

export const vip: Handlers<typeof vipCalls> = {
  getVipProfile: (ctx) => vipProfile(ctx.db, ctx.me, ctx.clock()),
  listVipCards: (ctx) => cardsOnSale(ctx.db, ctx.iid),
  listVipBenefits: (ctx, { storeId }) => benefitsOf(ctx.db, askerOf(ctx), storeId),
  takeVipBenefit: (ctx, wish) => takeBenefit(ctx, wish),
  listVipRecords: async (ctx, wish) => {
    const viewer = wish.scope === 'mine' ? 'member' : await staffViewer(ctx)
    return await recordPage(ctx, ctx.me, { ...wish, viewer, at: ctx.clock() })
  },
  useVipRecord: (ctx, wish) => useRecord(ctx, wish),
  getVolunteer: (ctx) => volunteerState(ctx.db, ctx.me),
}

/** Staff who use codes see the claims; those who send parcels see the addresses. */
async function staffViewer(ctx: Context): Promise<RecordViewer> {
  const rights = await staffRights(ctx)
  if (rights.includes('order')) return 'sender'
  if (rights.includes('scan')) return 'staff'
  throw new CallError('DENIED')
}

import type { invitationCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { bind, invitationOf } from './bind'
import { takeGift } from './gifts'
import { keepCode } from './inviteCode'
import { invitationByCode, ownInvitation } from './queries'

/** Members invite newcomers, and are thanked for it. */
export const invitation: Handlers<typeof invitationCalls> = {
  async getInvitation(ctx, { code }) {
    if (code !== undefined) return await invitationByCode(ctx.db, askerOf(ctx), code)
    const own = await ownInvitation(ctx.db, ctx.secrets, ctx.me)
    ctx.leave((db) => keepCode(db, ctx.me, own.code))
    return own
  },
  bindInvitation: async (ctx, { code }) => bind(ctx, await invitationOf(ctx, code)),
  takeInviteGift: (ctx, { giftId }) => takeGift(ctx.db, ctx.me, giftId, ctx.clock()),
}

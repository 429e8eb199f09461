import type { buyShareCalls } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { withTransaction } from '../../db/withTransaction'
import { countSupport } from '../../trade/buyShare'
import { openOrder } from '../../trade/openOrder'
import { shareOf } from './queries'

/** Purchases that friends support for cash back. */
export const buyShare: Handlers<typeof buyShareCalls> = {
  async getBuyShare(ctx, { orderId }) {
    return await shareOf(ctx.db, { iid: ctx.iid, userId: ctx.member?.user_id ?? null, at: ctx.clock() }, orderId)
  },
  supportBuyShare: (ctx, { orderId }) =>
    withTransaction(ctx.db, async (db) => {
      const viewer = { iid: ctx.iid, userId: ctx.me.user_id, at: ctx.clock() }
      const open = await openOrder(db, { iid: ctx.iid, id: orderId }, viewer.at)
      if (!open) throw new CallError('NOTFOUND')
      const before = await shareOf(db, viewer, orderId)
      if (before.own) throw new CallError('DENIED')
      if (before.mine) return before
      if (before.state !== 0 || !(await countSupport(db, open.order, viewer.userId, viewer.at)))
        throw new CallError('CLOSED')
      return await shareOf(db, viewer, orderId)
    }),
}

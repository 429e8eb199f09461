import type { signCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { join, signProgress, subjectOf } from './subject'

/** Subjects of check-ins. */
export const sign: Handlers<typeof signCalls> = {
  getSignSubject: (ctx, wish) => signProgress(ctx.db, askerOf(ctx), wish),

  async joinSign(ctx, { id }) {
    const { ends_at } = await subjectOf(ctx.db, ctx.iid, id)
    if (ctx.clock() > Number(ends_at)) throw new CallError('CLOSED')
    await join(ctx.db, { iid: ctx.iid, subjectId: id, userId: ctx.me.user_id }, ctx.clock())
    return { joined: true }
  },
}

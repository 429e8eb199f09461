import type { paidCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { paidContent, playAddress, saveProgress } from './queries'
import { remind } from './reminders'

export const paid: Handlers<typeof paidCalls> = {
  getPaid: (ctx, params) => paidContent(ctx.db, askerOf(ctx), params),
  playPaid: (ctx, params) => playAddress(ctx, askerOf(ctx), params),
  savePaidProgress: (ctx, params) => saveProgress(ctx.db, ctx.me, params, ctx.clock()),
  remindPaid: (ctx, params) => remind(ctx.db, ctx.me, params, ctx.clock()),
}

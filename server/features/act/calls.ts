import type { actCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { ownNeedforms, sendNeedform } from './needforms'

export const act: Handlers<typeof actCalls> = {
  sendNeedform: (ctx, { note = '', ...wish }) => sendNeedform(ctx, { ...wish, note }),
  listNeedforms: (ctx, wish) => ownNeedforms(ctx, ctx.me, wish),
}

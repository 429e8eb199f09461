import type { tipCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { tipsOf } from './queries'

export const tip: Handlers<typeof tipCalls> = {
  listTips: (ctx, wish) => tipsOf(ctx, askerOf(ctx), wish),
}

import type { plannedCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { plannedStorePage } from './queries'

export const planned: Handlers<typeof plannedCalls> = {
  getPlannedStore: (ctx, wish) => plannedStorePage(ctx, askerOf(ctx), wish),
}

import type { paidCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { paidContent, playAddress, saveProgress } from './queries'

export const paid: Handlers<typeof paidCalls> = {
  getPaid: (ctx, params) => paidContent(ctx, params),
  playPaid: (ctx, params) => playAddress(ctx, params),
  savePaidProgress: (ctx, params) => saveProgress(ctx, params),
}

import type { stepCalls } from '@quanzi/contract'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { claimSteps, recordPacket } from './recordSteps'
import { setCity } from './setCity'
import { stepSummary } from './summary'

/** Challenges of steps. */
export const step: Handlers<typeof stepCalls> = {
  async recordSteps(ctx, { refId, encryptedData, iv, steps, date, photo }) {
    if (encryptedData !== undefined) {
      if (iv === undefined) throw paramError('iv')
      return await recordPacket(ctx, { refId, encryptedData, iv })
    }
    if (steps === undefined) throw paramError('steps')
    if (date === undefined) throw paramError('date')
    return await claimSteps(ctx, { refId, steps, date, photo })
  },
  getStepSummary: (ctx, { refId }) => stepSummary(ctx.db, ctx.iid, ctx.me.user_id, refId, ctx.clock()),
  setStepCity: (ctx, { city }) => setCity(ctx, city),
}

import { HEALTH_DAYS, type healthCalls, startOfDay } from '@quanzi/contract'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { readingsOf, removeReading, saveReading } from './readings'

const DAY = 86_400_000

/** A member's own readings; nobody else sees them, staff neither. */
export const health: Handlers<typeof healthCalls> = {
  async listHealth(ctx, { from, to }) {
    const first = startOfDay(from)
    const end = startOfDay(to) + DAY
    if (end <= first || end - first > HEALTH_DAYS * DAY) throw paramError('to')
    return await readingsOf(ctx.db, { iid: ctx.iid, userId: ctx.me.user_id }, { first, end })
  },

  async saveHealth(ctx, { id, value, period, measuredAt, remove }) {
    const who = { iid: ctx.iid, userId: ctx.me.user_id }
    if (remove) {
      if (id === undefined) throw paramError('id')
      return await removeReading(ctx.db, who, id)
    }
    if (value === undefined) throw paramError('value')
    if (period === undefined) throw paramError('period')
    if (measuredAt === undefined || measuredAt > ctx.clock()) throw paramError('measuredAt')
    return await saveReading(ctx.db, who, { id, value, period, measuredAt })
  },
}

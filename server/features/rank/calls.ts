import type { rankCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { rankPart } from '../../items/rankScores'
import { ranksOf } from '../../items/ScopeRanks'
import { rankOf } from './queries'

/** Ranks. */
export const rank: Handlers<typeof rankCalls> = {
  async listRank(ctx, wish) {
    const { scope, refId, by, rows, period, queryKey, pageNo, pageSize } = wish
    const rules = ranksOf(scope)
    const allowed = rules.ranks[by]
    if (!allowed) throw paramError('by')
    if (!allowed.includes(rows)) throw paramError('rows')
    await rules.requireRef(ctx.db, { iid: ctx.iid, refId }, askerOf(ctx))
    const part = rankPart(wish)
    return await rankOf(ctx, askerOf(ctx), { scope, refId, by, rows, period, part, queryKey, pageNo, pageSize })
  },
}

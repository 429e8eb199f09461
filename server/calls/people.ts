import { followRoles, listRelations } from '@quanzi/contract'
import { withTransaction } from '../db/withTransaction'
import type { Handlers } from '../gateway/handlers'
import { setFollow } from '../queries/marks'
import { relationPage } from '../queries/people'

/** Finding and following people. */
export const peopleCalls = { listRelations, followRoles }

export const people: Handlers<typeof peopleCalls> = {
  listRelations: (ctx, params) => relationPage(ctx, params),
  followRoles: (ctx, { toRids }) =>
    withTransaction(ctx.db, async (db) => {
      for (const rid of toRids) await setFollow({ db, me: ctx.me, clock: ctx.clock }, rid, true)
      return { ok: true as const }
    }),
}

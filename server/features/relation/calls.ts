import { followRoles, listRelations } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { withTransaction } from '../../db/withTransaction'
import { setFollow } from '../../identity/setFollow'
import { relationPage } from './queries'

/** Finding and following people. */
export const peopleCalls = { listRelations, followRoles }

export const people: Handlers<typeof peopleCalls> = {
  listRelations: (ctx, params) => relationPage(ctx, askerOf(ctx), params),
  followRoles: (ctx, { toRids }) =>
    withTransaction(ctx.db, async (db) => {
      for (const rid of toRids) await setFollow({ db, me: ctx.me, clock: ctx.clock }, rid, true)
      return { ok: true as const }
    }),
}

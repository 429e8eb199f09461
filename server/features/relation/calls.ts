import { followRoles, relationCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { withTransaction } from '../../db/withTransaction'
import { setFollow } from '../../identity/setFollow'
import { sendAuth } from './auth'
import { addImpression } from './impress'
import { itemsPage } from './items'
import { relationPage } from './queries'
import { relationOf } from './relationOf'
import { saveBase } from './saveBase'
import { removeItem, saveItem } from './saveItem'
import { countVisit } from './visits'

/** Finding and following people, and their profiles. */
export const peopleCalls = { ...relationCalls, followRoles }

export const people: Handlers<typeof peopleCalls> = {
  listRelations: (ctx, params) => relationPage(ctx, askerOf(ctx), params),
  followRoles: (ctx, { toRids }) =>
    withTransaction(ctx.db, async (db) => {
      for (const rid of toRids) await setFollow({ db, me: ctx.me, clock: ctx.clock }, rid, true)
      return { ok: true as const }
    }),
  async getRelation(ctx, { toRid }) {
    const asker = askerOf(ctx)
    const { relation, person } = await relationOf(ctx.db, asker, toRid)
    const { member, iid, at } = asker
    if (member && !relation.mine.self && !relation.profile.hidden) {
      const visit = { of: 'day' as const, iid, ownerId: person.user_id, visitorId: member.user_id, at }
      ctx.leave((db) => countVisit(db, visit))
    }
    return relation
  },
  listRelationItems: (ctx, params) => itemsPage(ctx, askerOf(ctx), params),
  saveRelation(ctx, { part, id, data, remove }) {
    if (remove) {
      if (id === undefined || part === 'base') throw paramError('id')
      return removeItem(ctx, part, id)
    }
    if (part === 'impress') throw paramError('part')
    return part === 'base' ? saveBase(ctx, data) : saveItem(ctx, part, id, data)
  },
  addImpression: (ctx, params) => addImpression(ctx, params),
  sendAuth: (ctx, params) => sendAuth(ctx, params),
}

import type { rankCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import type { Db } from '../../db/schema'
import { moduleTypeOfScope } from '../entries/public'
import { rankOf } from './queries'

/** Ranks. */
export const rank: Handlers<typeof rankCalls> = {
  async listRank(ctx, { scope, refId, by, rows, period, pageNo, pageSize }) {
    // The other ranks are kept by features that do not exist yet.
    if (by !== 'places' || (rows !== 'person' && rows !== 'team')) throw new CallError('NOTBUILT')
    await requireItem(ctx.db, ctx.iid, scope, refId)
    return await rankOf(ctx, askerOf(ctx), { scope, refId, by, rows, period, pageNo, pageSize })
  },
}

async function requireItem(db: Db, iid: number, scope: string, refId: string): Promise<void> {
  const moduleType = moduleTypeOfScope(scope)
  if (moduleType === null) throw new CallError('NOTBUILT')
  const item = await db
    .selectFrom('content')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', refId)
    .where('module_type', '=', moduleType)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
}

import { DIS_ROLE_STATUS, isShareKeyDataType } from '@quanzi/contract'
import type { Insertable } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { CommerceTables } from '../../db/schema/commerce'
import { shareTarget } from './shareTarget'

/** PARAM for a type that has no share key; NOTFOUND for an item that this tenant does not show. */
async function requireShared({ db, iid }: Context, dataType: number, dataId: string): Promise<void> {
  if (!isShareKeyDataType(dataType)) throw paramError('dataType')
  if (!(await shareTarget(db, { iid, dataType, dataId }))) throw new CallError('NOTFOUND')
}

/** The share key of the member's role for a target; always the same. */
export async function shareKey(ctx: Context, dataType: number, dataId: string): Promise<string> {
  const role = await ctx.db
    .selectFrom('dis_role')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('status', '=', DIS_ROLE_STATUS.approved)
    .executeTakeFirst()
  if (!role) throw new CallError('NOTDISTRIBUTOR')
  await requireShared(ctx, dataType, dataId)
  const known = await ctx.db
    .selectFrom('dis_key')
    .select('key')
    .where('iid', '=', ctx.iid)
    .where('role_id', '=', role.id)
    .where('data_type', '=', dataType)
    .where('data_id', '=', dataId)
    .executeTakeFirst()
  if (known) return known.key
  // Derived from its target, so that concurrent calls get the same key: letters and digits of its signature.
  const signed = ctx.secrets.sign('share key', `${role.id} ${dataType} ${dataId}`)
  const key = signed.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 24)
  ctx.leave((db) => keepKey(db, { key, iid: ctx.iid, role_id: role.id, data_type: dataType, data_id: dataId }))
  return key
}

/** Stores a key, so that links with it name their distributor. */
export const keepKey = (db: Db, row: Insertable<CommerceTables['dis_key']>) =>
  db
    .insertInto('dis_key')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute()

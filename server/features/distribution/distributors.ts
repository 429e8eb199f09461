import { DIS_ROLE_STATUS, type DistributorRole } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'

/** Ids of roles are shorter than any share key. */
const SHORTEST_KEY = 16

/** The approved role of a share key, so that a link's visitor sees who recommends; null for an unknown key. */
async function roleOfKey(db: Db, asker: Asker, key: string): Promise<DistributorRole | null> {
  const found = await db
    .selectFrom('dis_key')
    .select('role_id')
    .where('iid', '=', asker.iid)
    .where('key', '=', key)
    .executeTakeFirst()
  const role = found ? await roleOf(db, asker, String(found.role_id)) : null
  return role?.status === DIS_ROLE_STATUS.approved ? role : null
}

/** A role by its id or one of its share keys, or the viewer's own role unless it is cancelled. */
export async function roleOf(db: Db, asker: Asker, id?: string): Promise<DistributorRole | null> {
  if (id === undefined && !asker.member) return null
  if (id !== undefined && id.length >= SHORTEST_KEY) return await roleOfKey(db, asker, id)
  const row = await db
    .selectFrom('dis_role as r')
    .innerJoin('member as m', (on) => on.onRef('m.user_id', '=', 'r.user_id').onRef('m.iid', '=', 'r.iid'))
    .leftJoin('dis_role as p', (on) => on.onRef('p.iid', '=', 'r.iid').onRef('p.id', '=', 'r.parent_id'))
    .leftJoin('member as pm', (on) => on.onRef('pm.user_id', '=', 'p.user_id').onRef('pm.iid', '=', 'p.iid'))
    .select([
      'r.id',
      'r.user_id',
      'm.nick_name',
      'm.head_img',
      'r.parent_id',
      'pm.nick_name as parent_name',
      'r.depth',
      'r.status',
      'r.op_id',
      'r.op_sales_id',
    ])
    .where('r.iid', '=', asker.iid)
    .$if(id !== undefined, (q) => q.where('r.id', '=', rowId(id ?? '')))
    .$if(id === undefined, (q) => q.where('r.user_id', '=', asker.member?.user_id ?? 0))
    .$if(id === undefined, (q) => q.where('r.status', '<', DIS_ROLE_STATUS.cancelled))
    .executeTakeFirst()
  if (!row) return null
  return {
    id: String(row.id),
    userId: row.user_id,
    nickname: row.nick_name,
    headImg: row.head_img,
    parentId: String(row.parent_id),
    parentName: row.parent_name ?? '',
    depth: row.depth,
    status: row.status === 1 ? 1 : row.status === 2 ? 2 : 0,
    opId: row.op_id === null ? null : String(row.op_id),
    opSalesId: row.op_sales_id === null ? null : String(row.op_sales_id),
  }
}

/** True for an approved distributor. */
export const isApprovedDistributor = async (db: Db, asker: Asker): Promise<boolean> =>
  (await roleOf(db, asker))?.status === DIS_ROLE_STATUS.approved

/** A role as the asker may see it: strangers get its id, nickname, picture and status only. */
export async function shownRole(db: Db, asker: Asker, id?: string): Promise<DistributorRole | null> {
  const role = await roleOf(db, asker, id)
  if (!role || role.userId === asker.member?.user_id) return role
  if (asker.member && ((await seesAll(db, asker)) || (await isAbove(db, asker, await pathOf(db, asker.iid, role.id)))))
    return role
  return { ...role, userId: 0, parentId: '', parentName: '', depth: 0, opId: null, opSalesId: null }
}

const pathOf = async (db: Db, iid: number, id: string): Promise<string> => {
  const role = await db
    .selectFrom('dis_role')
    .select('path')
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .executeTakeFirst()
  return role?.path ?? ''
}

/** Stands for all whom the asker decides about where a role's id is asked for: for staff the whole tenant. */
export const EVERYBODY = '0'

/** True for staff who may see every role of the tenant. */
export const seesAll = async (db: Db, asker: Asker): Promise<boolean> =>
  (await rightsOf(db, memberOf(asker))).includes('review')

/** True when the asker has an approved role above the path. */
export async function isAbove(db: Db, asker: Asker, path: string): Promise<boolean> {
  const own = await roleOf(db, asker)
  return own?.status === DIS_ROLE_STATUS.approved && path.includes(`/${own.id}/`)
}

/** The role whose list is read: the caller's own, or one below it. Staff may read any. */
export async function watchedRole(
  db: Db,
  asker: Asker,
  id?: string,
): Promise<{ id: number; at: number; path: string; depth: number; status: number }> {
  const me = memberOf(asker)
  const wanted = id ?? (await roleOf(db, asker))?.id
  if (wanted === undefined) throw new CallError('NOTDISTRIBUTOR')
  const role = await db
    .selectFrom('dis_role')
    .select(['id', 'user_id', 'at', 'path', 'depth', 'status'])
    .where('iid', '=', asker.iid)
    .where('id', '=', rowId(wanted))
    .executeTakeFirst()
  if (!role) throw new CallError('NOTFOUND')
  if (role.user_id === me.user_id || (await isAbove(db, asker, role.path))) return role
  if ((await rightsOf(db, me)).length === 0) throw new CallError('DENIED')
  return role
}

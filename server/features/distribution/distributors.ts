import type { DistributorRole, Regulations } from '@quanzi/contract'
import type { Context } from '../../call/Context'
import { distributionRules } from '../../trade/distributionRules'

/** A role by its id, or the viewer's own that is not cancelled. */
export async function roleOf(ctx: Context, id?: string): Promise<DistributorRole | null> {
  if (id === undefined && !ctx.member) return null
  const row = await ctx.db
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
    .where('r.iid', '=', ctx.iid)
    .$if(id !== undefined, (q) => q.where('r.id', '=', Number(id) || 0))
    .$if(id === undefined, (q) => q.where('r.user_id', '=', ctx.member?.user_id ?? 0))
    .$if(id === undefined, (q) => q.where('r.status', '<', 2))
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

/** The tenant's rules of distribution, as recruits read them. */
export const regulations = (ctx: Context): Promise<Regulations> => distributionRules(ctx.db, ctx.iid)

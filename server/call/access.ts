import type { Access } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { CallError } from './CallError'
import type { Context } from './Context'
import type { Member } from './Session'

/** Tells whether the context's member has a role; reads the role's tables. */
export type RoleCheck = (ctx: Context) => Promise<boolean>

/** The access words that are roles; a group registers the check of each. */
export type RoleChecks = { readonly [Word in Access]?: RoleCheck }

/** Access words that depend on a row. Every member passes here; the handler throws DENIED. */
const OF_A_ROW: ReadonlySet<Access> = new Set([
  'member',
  'author',
  'host',
  'participant',
  'holder',
  'buyer',
  'seller',
  'applicant',
])

/** Checks a call's access word before its handler runs. */
export async function checkAccess(access: Access, ctx: Context, roles: RoleChecks): Promise<void> {
  if (access === 'public') return
  if (!ctx.session) throw new CallError('LOGIN')
  if (OF_A_ROW.has(access)) return
  if (!(await roles[access]?.(ctx))) throw new CallError(access === 'distributor' ? 'NOTDISTRIBUTOR' : 'DENIED')
}

export const isStaff: RoleCheck = async (ctx) => (await staffRights(ctx)).length > 0

/** The caller's rights in the tenant; empty for everybody except staff. */
export async function staffRights(ctx: Context): Promise<readonly string[]> {
  return ctx.session ? await rightsOf(ctx.db, { iid: ctx.iid, user_id: ctx.session.userId }) : []
}

/** A member's rights; empty for everybody except staff. */
export async function rightsOf(db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>): Promise<readonly string[]> {
  const row = await db
    .selectFrom('staff')
    .select('rights')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.rights ?? []
}

/** Throws DENIED unless the caller is the tenant's staff with this right. */
export async function requireRight(ctx: Context, right: StaffRight): Promise<void> {
  if (!ctx.session) throw new CallError('LOGIN')
  if (!(await staffRights(ctx)).includes(right)) throw new CallError('DENIED')
}

export type StaffRight = 'content' | 'order' | 'scan' | 'review' | 'money' | 'page'

import type { Access } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { CallError } from './CallError'
import type { Context } from './Context'
import type { Member } from './Session'

/** Says whether the member of a context holds a role; the tables of the role know. */
export type RoleCheck = (ctx: Context) => Promise<boolean>

/** The access words that are roles; a group of the server registers the check of each. */
export type RoleChecks = { readonly [Word in Access]?: RoleCheck }

/** The words that depend on a row: any member may come in, the handler answers DENIED. */
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

/** Enforces a call's access word before its handler runs. */
export async function checkAccess(access: Access, ctx: Context, roles: RoleChecks): Promise<void> {
  if (access === 'public') return
  if (!ctx.session) throw new CallError('LOGIN')
  if (OF_A_ROW.has(access)) return
  if (!(await roles[access]?.(ctx))) throw new CallError('DENIED')
}

export const isStaff: RoleCheck = async (ctx) => (await staffRights(ctx)).length > 0

/** The rights of the caller in the tenant; empty for everyone who is not staff. */
export async function staffRights(ctx: Context): Promise<readonly string[]> {
  return ctx.session ? await rightsOf(ctx.db, { iid: ctx.iid, user_id: ctx.session.userId }) : []
}

/** The rights of a member; empty for everyone who is not staff. */
export async function rightsOf(db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>): Promise<readonly string[]> {
  const row = await db
    .selectFrom('staff')
    .select('rights')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.rights ?? []
}

/** Throws DENIED unless the caller is staff of the tenant with the right. */
export async function requireRight(ctx: Context, right: StaffRight): Promise<void> {
  if (!ctx.session) throw new CallError('LOGIN')
  if (!(await staffRights(ctx)).includes(right)) throw new CallError('DENIED')
}

export type StaffRight = 'content' | 'order' | 'scan' | 'review' | 'money' | 'page'

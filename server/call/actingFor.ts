import type { Context } from './Context'
import type { Member } from './Session'

/** The same context for another member of the tenant, whom staff act for. The session stays that of the staff. */
export const actingFor = (ctx: Context, member: Member): Context =>
  Object.create(ctx, { member: { value: member, enumerable: true }, me: { value: member, enumerable: true } })

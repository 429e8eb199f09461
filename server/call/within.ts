import type { Db } from '../db/schema'
import type { Context } from './Context'

/** The same context with another connection, e.g. a transaction. */
export const within = (ctx: Context, db: Db): Context => Object.create(ctx, { db: { value: db, enumerable: true } })

/** The same caller at work for another tenant, whose staff they are not: only where the caller's rights were checked. */
export const inTenant = (ctx: Context, iid: number): Context =>
  Object.create(ctx, { iid: { value: iid, enumerable: true } })

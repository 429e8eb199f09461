import type { Db } from '../db/schema'
import type { Context } from './Context'

/** The same context with another connection, e.g. a transaction. */
export const within = (ctx: Context, db: Db): Context => Object.create(ctx, { db: { value: db, enumerable: true } })

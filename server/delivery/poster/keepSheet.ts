import { createHash } from 'node:crypto'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Sheet } from '../../db/schema/PosterSheet'
import { findSheet } from './findSheet'

const HOUR = 3_600_000
/** Maximum number of new pictures per person and hour; a repeated one does not count. */
const MOST_NEW = 120

const hashOf = (iid: number, sheet: Sheet): string =>
  createHash('sha256')
    .update(JSON.stringify([iid, sheet]))
    .digest('hex')
    .slice(0, 32)

/**
 * The address of a sheet's picture; of one that was stored, a database may give the sheet with its keys in another
 * order, so it must be made anew in the order of its type.
 */
export const addressOfSheet = (ctx: Pick<Context, 'iid' | 'inMiniProgram' | 'config'>, sheet: Sheet): string =>
  // A page uses its own server; a mini-program needs an absolute address.
  `${ctx.inMiniProgram ? ctx.config.publicUrl : ''}/media/poster/${hashOf(ctx.iid, sheet)}.jpg`

/** Stores a sheet and returns the address of its picture; an equal sheet has the same address. */
export async function keepSheet(ctx: Context, sheet: Sheet): Promise<string> {
  const hash = hashOf(ctx.iid, sheet)
  const address = addressOfSheet(ctx, sheet)
  if (await findSheet(ctx.db, hash)) return address
  const maker = ctx.session ? `u${ctx.session.userId}` : ctx.secrets.sign('visitor', ctx.ip)
  const { made } = await ctx.db
    .selectFrom('posters')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('maker', '=', maker)
    .where('created_at', '>', ctx.clock() - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(made) >= MOST_NEW) throw new CallError('LIMIT')
  await ctx.db
    .insertInto('posters')
    .values({ hash, iid: ctx.iid, maker, sheet: JSON.stringify(sheet), created_at: ctx.clock() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return address
}

import type { ActQuestion, Entrant, SavedEntrant } from '@quanzi/contract'
import { toIdCard18 } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { idCardOf } from './activityEntrants'
import { openIdCard, sealIdCard } from './sealIdCard'

/** Maximum number of saved people; beyond it, those entered longest ago are deleted. */
const MOST = 30

const savedOf = (db: Db, { iid, me }: Context) =>
  db.selectFrom('saved_entrant').where('iid', '=', iid).where('user_id', '=', me.user_id)

/** The people whom the member has entered, the latest first; only the member may read their ID numbers. */
export async function savedEntrants(ctx: Context): Promise<SavedEntrant[]> {
  const rows = await savedOf(ctx.db, ctx).selectAll().orderBy('used_at', 'desc').orderBy('id').limit(MOST).execute()
  return rows.map(({ id, name, mobile, id_enc }) => ({
    id: String(id),
    name,
    mobile,
    idCard: id_enc === null ? '' : openIdCard(ctx.secrets, id_enc),
  }))
}

/** Saves the people of an order as they were entered, in the order's transaction. */
export async function rememberEntrants(
  db: Db,
  ctx: Context,
  entrants: readonly Entrant[],
  questions: readonly ActQuestion[],
): Promise<void> {
  await takeTurns(db, ctx.iid, `entrants ${ctx.me.user_id}`)
  for (const entrant of entrants) {
    const idCard = idCardOf(entrant, questions)
    await remember(db, ctx, { name: entrant.name.trim(), mobile: entrant.mobile, idCard })
  }
  const old = await savedOf(db, ctx).select('id').orderBy('used_at', 'desc').orderBy('id').offset(MOST).execute()
  if (old.length === 0) return
  await db
    .deleteFrom('saved_entrant')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
}

/** Two entries with the same ID number are the same person; without a number, two with the same name. */
async function remember(
  db: Db,
  ctx: Context,
  { name, mobile, idCard }: Pick<SavedEntrant, 'name' | 'mobile' | 'idCard'>,
): Promise<void> {
  const sealed = idCard === '' ? null : sealIdCard(ctx.secrets, toIdCard18(idCard))
  const known = await savedOf(db, ctx).select(['id', 'name', 'id_hash']).orderBy('used_at', 'desc').execute()
  const same =
    known.find(({ id_hash }) => sealed !== null && id_hash === sealed.hash) ??
    known.find((one) => one.name === name && (sealed === null || one.id_hash === null))
  const now = { name, mobile, used_at: ctx.clock(), ...(sealed ? { id_enc: sealed.cipher, id_hash: sealed.hash } : {}) }
  if (same)
    await db.updateTable('saved_entrant').set(now).where('iid', '=', ctx.iid).where('id', '=', same.id).execute()
  else
    await db
      .insertInto('saved_entrant')
      .values({ id_enc: null, id_hash: null, ...now, iid: ctx.iid, user_id: ctx.me.user_id })
      .execute()
}

/** Deletes one of the member's saved people. A repeat changes nothing; somebody else's person is refused. */
export async function deleteEntrant(ctx: Context, id: string): Promise<true> {
  const row = await ctx.db
    .selectFrom('saved_entrant')
    .select(['id', 'user_id'])
    .where('iid', '=', ctx.iid)
    .where('id', '=', Number(/^\d{1,15}$/.exec(id)?.[0] ?? 0))
    .executeTakeFirst()
  if (!row) return true
  if (row.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  await ctx.db.deleteFrom('saved_entrant').where('iid', '=', ctx.iid).where('id', '=', row.id).execute()
  return true
}

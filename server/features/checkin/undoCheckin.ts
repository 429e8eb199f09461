import { type Selectable, sql } from 'kysely'
import { requireRight } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { CheckinTable } from '../../db/schema/checkin'
import { takeTurns } from '../../db/takeTurns'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { type OwnCheckins, ownCheckinsOf } from '../../items/OwnCheckins'
import { freeTicket } from '../../trade/ticketUse'
import { tellAttendance } from './attendanceNews'
import { scoreVisits } from './scoreVisits'
import { type EntryRow, entryById, type Holder, lockHolder } from './ticketHolder'

/** Takes a check-in back. The row stays; the place may be done again, and the last one frees the ticket. */
export async function undoCheckin(ctx: Context, wish: { id: string; reason: string }): Promise<true> {
  await requireRight(ctx, 'scan')
  const { clock } = ctx
  return await withTransaction(ctx.db, async (db): Promise<true> => {
    const row = (await rowOf(db, ctx.iid, wish.id)) ?? (await rowOfSeller(db, ctx.iid, wish.id))
    const iid = row?.iid ?? ctx.iid
    const own = row?.entry_id === null && row.place_id !== null ? ownCheckinsOf(row.scope) : undefined
    if (row?.user_id && own) return await undoOwn(ctx, db, wish.reason, row, own)
    const found = row?.entry_id ? await entryById(db, iid, row.entry_id) : undefined
    if (!row?.place_id || !found) throw new CallError('NOTFOUND')
    const holder = await lockHolder(db, found, clock())
    if (!(await markUndone(ctx, db, row, wish.reason))) return true
    const presentAt = await standsSince(db, holder.entry)
    const isFree = presentAt === null && found.order_id === null && holder.entry.state === 'used'
    await db
      .updateTable('entry')
      .set({ present_at: presentAt, ...(isFree ? { state: 'live' } : {}) })
      .where('iid', '=', iid)
      .where('id', '=', found.id)
      .execute()
    if (presentAt === null) await freeOf(db, holder, clock())
    await scoreVisits(db, holder.entry)
    await leavePlace(db, iid, row.place_id)
    const { scope, ref_id: refId, place_id: placeId } = row
    const change = { entryId: found.id, name: found.name, placeId, here: false, present: presentAt !== null }
    ctx.committed((services) => tellAttendance(services, { iid, scope, refId }, { ...change, at: clock() }))
    return true
  })
}

const rowOf = (db: Db, iid: number, id: string) =>
  db
    .selectFrom('checkin')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .where('result', '=', 'ok')
    .executeTakeFirst()

/** The check-in of somebody to whom another tenant sold a place of this tenant's trip. */
const rowOfSeller = (db: Db, iid: number, id: string) =>
  db
    .selectFrom('act_item as i')
    .innerJoin('checkin as c', (on) => on.onRef('c.iid', '=', 'i.iid').onRef('c.ref_id', '=', 'i.id'))
    .selectAll('c')
    .where('i.source_iid', '=', iid)
    .where('c.scope', '=', 'origin')
    .where('c.id', '=', rowId(id))
    .where('c.result', '=', 'ok')
    .modifyEnd(acrossTenants('a trip is sold by whichever tenant resells it'))
    .executeTakeFirst()

/** False when it was taken back before. */
const markUndone = async (
  { me, clock }: Context,
  db: Db,
  { iid, id }: Pick<Selectable<CheckinTable>, 'iid' | 'id'>,
  reason: string,
): Promise<boolean> =>
  (await db
    .updateTable('checkin')
    .set({ undone_at: clock(), undone_by: me.user_id, undo_reason: reason })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

const leavePlace = (db: Db, iid: number, placeId: string) =>
  db
    .updateTable('checkin_place')
    .set({ present: sql`greatest(0, present - 1)` })
    .where('iid', '=', iid)
    .where('id', '=', placeId)
    .execute()

/** Takes back a check-in without a ticket. */
async function undoOwn(
  ctx: Context,
  db: Db,
  reason: string,
  { id, iid, scope, ref_id, place_id, user_id, at }: Selectable<CheckinTable>,
  rules: OwnCheckins,
): Promise<true> {
  const placeId = place_id ?? ''
  const userId = user_id ?? 0
  await takeTurns(db, iid, `checkin ${placeId} ${userId}`)
  if (!(await markUndone(ctx, db, { iid, id }, reason))) return true
  await rules.changed(db, { ref: { iid, scope, refId: ref_id }, userId, placeId, at })
  await leavePlace(db, iid, placeId)
  return true
}

/** The first of the check-ins that stand; null when none does. */
async function standsSince(db: Db, { iid, id }: EntryRow): Promise<number | null> {
  const { at } = await db
    .selectFrom('checkin')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('iid', '=', iid)
    .where('entry_id', '=', id)
    .where('result', '=', 'ok')
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return at === null ? null : Number(at)
}

async function freeOf(db: Db, { entry, open, chain }: Holder, at: number): Promise<void> {
  if (open && chain && entry.ticket_code) await freeTicket(db, open, chain, entry.ticket_code, at)
}

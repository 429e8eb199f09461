import type { CheckinPlace } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { type CheckinRef, checkinItem } from './checkinItem'
import { placeCode } from './placeCode'
import { asPlace, defaultPlace, type PlaceRow, refOfDefault } from './places'

/** Writes the row of a default place, once; any other place has its row, and so has one where somebody arrived. */
export async function keepDefaultPlace(db: Db, row: PlaceRow): Promise<void> {
  if (row.arrived > 0 || !refOfDefault(row.iid, row.id)) return
  await db
    .insertInto('checkin_place')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface PlaceWish {
  readonly id: string
  readonly open?: boolean | undefined
  /** ms; 0 removes it. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Opens or closes a place, and sets its hours. */
export async function savePlace(ctx: Context, wish: PlaceWish): Promise<CheckinPlace> {
  await requireRight(ctx, 'scan')
  return await withTransaction(ctx.db, async (db) => {
    const row = await lockPlace(db, ctx.iid, wish.id)
    const hours = {
      opens_at: wish.from === undefined ? row.opens_at : wish.from || null,
      closes_at: wish.to === undefined ? row.closes_at : wish.to || null,
    }
    if (hours.opens_at !== null && hours.closes_at !== null && hours.closes_at <= hours.opens_at)
      throw paramError('to', REASONS.endBeforeBegin)
    const saved = await db
      .updateTable('checkin_place')
      .set({ ...hours, open: wish.open ?? row.open })
      .where('iid', '=', row.iid)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...asPlace(saved, ctx.clock()), ...placeCode(ctx.secrets, saved, ctx.clock()) }
  })
}

async function lockPlace(db: Db, iid: number, id: string): Promise<PlaceRow> {
  const stored = () =>
    db
      .selectFrom('checkin_place')
      .selectAll()
      .where('iid', '=', iid)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  const row = await stored()
  if (row) return row
  const ref = refOfDefault(iid, id)
  if (!ref || (await hasPlaces(db, ref))) throw new CallError('NOTFOUND')
  await keepDefaultPlace(db, defaultPlace(ref, await itemOf(db, ref)))
  const made = await stored()
  if (!made) throw new CallError('NOTFOUND')
  return made
}

/** A scope that nobody checks in to has no places either. */
async function itemOf(db: Db, ref: CheckinRef) {
  try {
    return await checkinItem(db, ref)
  } catch (error) {
    if (error instanceof CallError) throw new CallError('NOTFOUND')
    throw error
  }
}

const hasPlaces = async (db: Db, { iid, scope, refId }: CheckinRef): Promise<boolean> =>
  (await db
    .selectFrom('checkin_place')
    .select('id')
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .limit(1)
    .executeTakeFirst()) !== undefined

import { type GlucoseLevel, type GlucosePeriod, glucoseLevel, type HealthList } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'

interface Owner {
  readonly iid: number
  readonly userId: number
}

interface Reading {
  readonly id?: string | undefined
  readonly value: number
  readonly period: GlucosePeriod
  /** ms */
  readonly measuredAt: number
}

/** Most readings that a list shows and its averages are made of: twenty a day. */
const MOST = 2000

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Readings from `first` to before `end`, in ms, with what they say together. */
export async function readingsOf(
  db: Db,
  { iid, userId }: Owner,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<HealthList> {
  const rows = await db
    .selectFrom('health_readings')
    .select(['id', 'value', 'period', 'measured_at'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('kind', '=', 'glucose')
    .where('measured_at', '>=', first)
    .where('measured_at', '<', end)
    .orderBy('measured_at', 'desc')
    .orderBy('period')
    .limit(MOST)
    .execute()
  const list = rows.map(({ id, value, period, measured_at }) => ({
    id: String(id),
    value: Number(value),
    period,
    measuredAt: measured_at,
    level: glucoseLevel(Number(value), period),
  }))
  if (list.length === 0) return { list, average: null, max: null, min: null, inRange: null }
  const values = list.map(({ value }) => value)
  return {
    list,
    average: oneDecimal(values.reduce((sum, value) => sum + value, 0) / values.length),
    max: Math.max(...values),
    min: Math.min(...values),
    inRange: Math.round((list.filter(({ level }) => level === 'normal').length / list.length) * 100),
  }
}

type Saved = { readonly id: string; readonly level: GlucoseLevel | null }

/** Adds a reading, or changes an own one, which stays the same row; another one of its time and period gives way. */
export async function saveReading(
  db: Db,
  { iid, userId }: Owner,
  { id, value: typed, period, measuredAt }: Reading,
): Promise<Saved> {
  const value = oneDecimal(typed)
  const row = { iid, user_id: userId, kind: 'glucose' as const, value, period, measured_at: measuredAt }
  if (id !== undefined) {
    await db
      .deleteFrom('health_readings')
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .where('kind', '=', row.kind)
      .where('measured_at', '=', measuredAt)
      .where('period', '=', period)
      .where('id', '<>', rowId(id))
      .execute()
    const own = await db
      .updateTable('health_readings')
      .set({ value, period, measured_at: measuredAt })
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .where('id', '=', rowId(id))
      .returning('id')
      .executeTakeFirst()
    if (!own) throw new CallError('NOTFOUND')
    return { id: String(own.id), level: glucoseLevel(value, period) }
  }
  const saved = await db
    .insertInto('health_readings')
    .values(row)
    .onConflict((conflict) => conflict.constraint('health_reading_once').doUpdateSet({ value }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(saved.id), level: glucoseLevel(value, period) }
}

/** Deletes an own reading; one that is gone already is no error. */
export async function removeReading(db: Db, { iid, userId }: Owner, id: string): Promise<Saved> {
  await db
    .deleteFrom('health_readings')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('id', '=', rowId(id))
    .execute()
  return { id, level: null }
}

import type { PaperItem } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { PaperTables, StoredPaperItem } from '../../db/schema/paper'

export type PaperRow = Selectable<PaperTables['paper']>
type Who = { readonly iid: number; readonly user_id: number }

export interface PaperRef {
  readonly scope: string
  readonly refId: string
  readonly placeId?: string | undefined
}

/** The paper of a question page, campaign, track or place; the paper of a place is for those who were there. */
export async function paperOf(db: Db, me: Who, { scope, refId, placeId = '' }: PaperRef): Promise<PaperRow> {
  const row = await db
    .selectFrom('paper')
    .selectAll()
    .where('iid', '=', me.iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('place_id', '=', placeId)
    .executeTakeFirst()
  return await forMember(db, me, row)
}

export async function paperById(db: Db, me: Who, id: string): Promise<PaperRow> {
  const row = await db.selectFrom('paper').selectAll().where('iid', '=', me.iid).where('id', '=', id).executeTakeFirst()
  return await forMember(db, me, row)
}

async function forMember(db: Db, { iid, user_id }: Who, row: PaperRow | undefined): Promise<PaperRow> {
  if (!row) throw new CallError('NOTFOUND')
  if (row.place_id === '') return row
  const there = await db
    .selectFrom('checkin')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('scope', '=', row.scope)
    .where('ref_id', '=', row.ref_id)
    .where('place_id', '=', row.place_id)
    .where('result', '=', 'ok')
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!there) throw new CallError('DENIED', { detail: REASONS.checkInFirst })
  return row
}

/** A question without what only the server may know. */
export const asked = ({ id, type, text, options, must, max }: StoredPaperItem): PaperItem => ({
  id,
  type,
  text,
  options,
  must,
  ...(max === undefined ? {} : { max }),
})

import type { VipRecord } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { type RecordRow, recordRow, shownRecord } from './records'

const SENT = 2

export interface UseWish {
  readonly id?: string | undefined
  readonly code?: string | undefined
  readonly company?: string | undefined
  readonly transportNumber?: string | undefined
}

/** Staff use a claim on site or send it, once. A repeat returns the first use. */
export async function useRecord(ctx: Context, wish: UseWish): Promise<VipRecord & { readonly again?: boolean }> {
  await requireRight(ctx, 'scan')
  if (wish.id === undefined && wish.code === undefined) throw paramError('code')
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    const row = await recordRow(db, iid, wish)
    if (!row || row.status === 2) throw new CallError('NOTFOUND')
    if (!row.paid) throw new CallError('NOTELIGIBLE', { detail: REASONS.payFirst })
    const parcel = parcelOf(row, wish)
    const used = await db
      .updateTable('vip_record')
      .set({ status: 1, staff_id: me.user_id, used_at: at, ...parcel })
      .where('iid', '=', iid)
      .where('id', '=', row.id)
      .where('status', '=', 0)
      .where('paid', '=', true)
      .returning('id')
      .executeTakeFirst()
    const now = await recordRow(db, iid, { id: String(row.id) })
    if (!now) throw new CallError('NOTFOUND')
    if (!used) return { ...shownRecord(now, true), again: true }
    const text = row.type === SENT ? `「${row.name}」已寄出` : `「${row.name}」已使用`
    await tellMember(db, ctx, { userId: row.user_id, text, key: `vip record ${row.id}` })
    return shownRecord(now, true)
  })
}

/** A claim that is sent needs a parcel number; one that is used on site has none. */
function parcelOf({ type }: RecordRow, { company = '', transportNumber = '' }: UseWish) {
  if (type !== SENT) return {}
  if (company === '') throw paramError('company')
  if (!/^[A-Za-z0-9]{6,32}$/.test(transportNumber)) throw paramError('transportNumber')
  return { company, transport_number: transportNumber }
}

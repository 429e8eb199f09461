import { MODULE_TYPE, VIP_BENEFIT_TYPE, VIP_RECORD_STATUS, type VipRecord } from '@quanzi/contract'
import { staffRights } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { type RecordRow, recordRow, shownRecord } from './records'

const { open, used, unpaid, givenBack } = VIP_RECORD_STATUS
const { parcel } = VIP_BENEFIT_TYPE

export interface UseWish {
  readonly id?: string | undefined
  readonly code?: string | undefined
  /** Where staff stand. */
  readonly place?: string | undefined
  readonly company?: string | undefined
  readonly transportNumber?: string | undefined
}

/**
 * Staff use a claim on site (right `scan`) or send it (right `order`), once. A repeat returns the first use. A claim
 * on site ends with its term; a parcel is sent afterwards too.
 */
export async function useRecord(ctx: Context, wish: UseWish): Promise<VipRecord & { readonly again?: boolean }> {
  const rights = await staffRights(ctx)
  if (!rights.includes('scan') && !rights.includes('order')) throw new CallError('DENIED')
  if (wish.id === undefined && wish.code === undefined) throw paramError('code')
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    const row = await recordRow(db, iid, wish)
    if (!row || row.status === givenBack) throw new CallError('NOTFOUND')
    if (!rights.includes(row.type === parcel ? 'order' : 'scan')) throw new CallError('DENIED')
    if (row.status === unpaid) throw new CallError('NOTELIGIBLE', { detail: REASONS.payFirst })
    if (row.status === open && row.ends_at !== null && row.ends_at <= at) throw new CallError('CLOSED')
    if (row.status === used) return { ...withoutAddress(row, at), again: true }
    const moved = await db
      .updateTable('vip_record')
      .set({ status: used, ends_at: null, staff_id: me.user_id, used_at: at, ...(await useOf(db, iid, row, wish)) })
      .where('iid', '=', iid)
      .where('id', '=', row.id)
      .where('status', '=', open)
      .returning('id')
      .executeTakeFirst()
    const now = await recordRow(db, iid, { id: String(row.id) })
    // Somebody else was first: used it, or gave it back with its term or its surcharge.
    if (!now || now.status !== used) throw new CallError('NOTFOUND')
    if (!moved) return { ...withoutAddress(now, at), again: true }
    const text =
      row.type === parcel ? { zh: `「${row.name}」已寄出`, en: `“${row.name}” is on its way` } : usedText(now)
    await tellMember(db, ctx, { userId: row.user_id, text, key: `vip record ${row.id}` })
    return withoutAddress(now, at)
  })
}

/** The answer of a write is kept for a repeat, also after the account is closed: only reads show the address. */
const withoutAddress = (row: RecordRow, at: number): VipRecord => shownRecord(row, 'staff', at)

/** A claim that is sent needs a parcel number; one that is used on site has a place. */
async function useOf(db: Db, iid: number, { type, benefit_id }: RecordRow, wish: UseWish) {
  const { company = '', transportNumber = '', place } = wish
  if (type !== parcel) {
    if (place !== undefined) await refuseBannedWords(db, iid, place)
    return { place: place ?? (await onlyShop(db, iid, benefit_id)) }
  }
  if (company === '') throw paramError('company')
  if (!/^[A-Za-z0-9]{6,32}$/.test(transportNumber)) throw paramError('transportNumber')
  return { company, transport_number: transportNumber }
}

/** The name of the shop where a benefit can be used, when there is only one. */
async function onlyShop(db: Db, iid: number, benefitId: string): Promise<string> {
  const shop = await db
    .selectFrom('vip_benefit as b')
    .innerJoin('content as c', (join) => join.onRef('c.iid', '=', 'b.iid').onRef('c.id', '=', 'b.store_id'))
    .select('c.title')
    .where('b.iid', '=', iid)
    .where('b.id', '=', benefitId)
    .where('c.module_type', '=', MODULE_TYPE.shop)
    .executeTakeFirst()
  return shop?.title ?? ''
}

const usedText = ({ name, place }: RecordRow) =>
  place === ''
    ? { zh: `「${name}」已使用`, en: `“${name}” was used` }
    : { zh: `「${name}」已在${place}使用`, en: `“${name}” was used at ${place}` }

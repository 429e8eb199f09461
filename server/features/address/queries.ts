import type { Address } from '@quanzi/contract'
import { isMobileLoose } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { CommerceTables } from '../../db/schema/commerce'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'

const MOST = 20
/** The documents' call has no request id: the same address again within this time is a double tap. */
const REPEAT_MS = 60_000

export interface AddressWish {
  readonly name: string
  readonly mobile: string
  readonly address: string
  readonly postCode?: string | undefined
  readonly isDefault: boolean
}

const asAddress = (row: Selectable<CommerceTables['address']>): Address => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  address: row.address,
  postCode: row.post_code,
  isDefault: row.is_default,
})

export async function addressesOf(db: Db, me: Member): Promise<Address[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('iid', '=', me.iid)
    .where('user_id', '=', me.user_id)
    .orderBy('is_default', 'desc')
    .orderBy('at', 'desc')
    .execute()
  return rows.map(asAddress)
}

/** Adds an address, or changes the one with `id`. The first one is the default; there is always at most one default. */
export async function saveAddress(
  db: Db,
  me: Member,
  wish: AddressWish,
  { at, id }: { at: number; id?: string },
): Promise<Address> {
  if (!isMobileLoose(wish.mobile)) throw new CallError('PARAM', { detail: REASONS.mobile })
  const { iid } = me
  return await withTransaction(db, async (trx) => {
    // One write per person at a time: the limit and the default depend on the number of rows.
    await takeTurns(trx, iid, `address ${me.user_id}`)
    const own = await trx
      .selectFrom('address')
      .selectAll()
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .execute()
    const old = own.find((row) => row.id === id)
    if (id !== undefined && !old) {
      await refuseForeign(trx, me, id)
      throw new CallError('NOTFOUND')
    }
    const repeated = id === undefined && own.find((row) => row.at > at - REPEAT_MS && isSame(row, wish))
    if (repeated) return asAddress(repeated)
    if (id === undefined && own.length >= MOST) throw new CallError('LIMIT')
    const isDefault = wish.isDefault || own.length === 0 || (old?.is_default === true && own.length === 1)
    if (isDefault) await clearDefault(trx, iid, me.user_id)
    const values = {
      name: wish.name,
      mobile: wish.mobile,
      address: wish.address,
      post_code: wish.postCode ?? '',
      is_default: isDefault,
    }
    const row =
      id === undefined
        ? await trx
            .insertInto('address')
            .values({ ...values, iid, user_id: me.user_id, at })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await trx
            .updateTable('address')
            .set(values)
            .where('iid', '=', iid)
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow()
    return asAddress(row)
  })
}

const isSame = (row: Selectable<CommerceTables['address']>, wish: AddressWish): boolean =>
  row.name === wish.name &&
  row.mobile === wish.mobile &&
  row.address === wish.address &&
  row.post_code === (wish.postCode ?? '') &&
  (row.is_default || !wish.isDefault)

const clearDefault = (db: Db, iid: number, userId: number) =>
  db
    .updateTable('address')
    .set({ is_default: false })
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()

/** DENIED for somebody else's address. */
async function refuseForeign(db: Db, me: Member, id: string): Promise<void> {
  const row = await db
    .selectFrom('address')
    .select('user_id')
    .where('iid', '=', me.iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row && row.user_id !== me.user_id) throw new CallError('DENIED')
}

/** Deletes the member's own address; a repeat changes nothing, somebody else's address is refused. */
export async function deleteAddress(db: Db, me: Member, id: string): Promise<true> {
  await refuseForeign(db, me, id)
  await db.deleteFrom('address').where('iid', '=', me.iid).where('id', '=', id).execute()
  return true
}

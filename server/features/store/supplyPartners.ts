import { MOST_COUNTED, type SupplyPartner } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { distributionRules } from '../../trade/distributionRules'
import { storeOf } from './ownStore'

interface StoreKey {
  readonly iid: number
  readonly id: number
}

/** Most suppliers that a list shows: an operator enters them one by one. */
const MOST = 200

type PartnerRow = Omit<SupplyPartner, 'commission'>

/** The tenant's suppliers with the number of their goods on sale, and what the store has of them. */
export async function supplyPartners(db: Db, iid: number, storeId: number): Promise<readonly SupplyPartner[]> {
  const { rates } = await distributionRules(db, iid)
  const { rows } = await sql<PartnerRow>`
    select p.supplier_iid as "supplyIid", p.name, p.logo, p.intro,
      (select count(*) from (
        select 1 from goods g where g.iid = p.iid and g.supplier_iid = p.supplier_iid and g.status = 'on'
        limit ${sql.lit(MOST_COUNTED)}) counted) as "itemCount",
      (select count(*) from store_item i join goods g on g.iid = i.iid and g.id = i.goods_id
        where i.iid = p.iid and i.store_id = ${storeId} and i.on_shelf and g.supplier_iid = p.supplier_iid) as "onShelf",
      exists (select 1 from supply_link l
        where l.iid = p.iid and l.store_id = ${storeId} and l.supplier_iid = p.supplier_iid) as joined
    from supplier p where p.iid = ${iid} order by p.supplier_iid limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ itemCount, onShelf, ...row }) => ({
    ...{ ...row, itemCount: Number(itemCount), onShelf: Number(onShelf) },
    commission: rates[0] ?? 0,
  }))
}

/** The suppliers whose goods the member's store may sell. */
export async function suppliersOf(db: Db, me: Member): Promise<readonly number[]> {
  const store = await storeOf(db, me)
  if (!store) throw new CallError('DENIED')
  const rows = await db
    .selectFrom('supply_link')
    .select('supplier_iid')
    .where('iid', '=', me.iid)
    .where('store_id', '=', store.id)
    .execute()
  return rows.map(({ supplier_iid }) => supplier_iid)
}

/** Refuses goods of a supplier that the store has not joined. */
export async function requireSupply(db: Db, { iid, id }: StoreKey, supplier: number): Promise<void> {
  const link = await db
    .selectFrom('supply_link')
    .select('supplier_iid')
    .where('iid', '=', iid)
    .where('store_id', '=', id)
    .where('supplier_iid', '=', supplier)
    .executeTakeFirst()
  if (!link) throw new CallError('DENIED', { detail: REASONS.joinSupplyFirst })
}

/** Joins a supplier, or leaves it: its goods are taken off the own shelf. */
export async function setSupply(
  db: Db,
  me: Member,
  { supplyIid, on }: { readonly supplyIid: number; readonly on: boolean },
): Promise<{ joined: boolean }> {
  const { iid } = me
  const store = await storeOf(db, me)
  if (!store) throw new CallError('DENIED')
  const supplier = await db
    .selectFrom('supplier')
    .select('supplier_iid')
    .where('iid', '=', iid)
    .where('supplier_iid', '=', supplyIid)
    .executeTakeFirst()
  if (!supplier) throw new CallError('NOTFOUND')
  await takeTurns(db, iid, `shelf ${store.id}`)
  if (on) {
    await db
      .insertInto('supply_link')
      .values({ iid, store_id: store.id, supplier_iid: supplyIid })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { joined: true }
  }
  await db
    .deleteFrom('supply_link')
    .where('iid', '=', iid)
    .where('store_id', '=', store.id)
    .where('supplier_iid', '=', supplyIid)
    .execute()
  await db
    .updateTable('store_item')
    .set({ on_shelf: false })
    .where('iid', '=', iid)
    .where('store_id', '=', store.id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('goods')
          .select('goods.id')
          .whereRef('goods.iid', '=', 'store_item.iid')
          .whereRef('goods.id', '=', 'store_item.goods_id')
          .where('goods.supplier_iid', '=', supplyIid),
      ),
    )
    .execute()
  return { joined: false }
}

/** A new store may sell what all suppliers of the tenant have. */
export async function joinAllSuppliers(db: Db, { iid, id }: StoreKey): Promise<void> {
  await sql`insert into supply_link (iid, store_id, supplier_iid)
    select p.iid, ${id}::bigint, p.supplier_iid from supplier p where p.iid = ${iid}`.execute(db)
}

import { MODULE_TYPE, type PlannedStore, type PlannedStorePage, type PlannedSummary } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { waitsForPayment } from './judge'
import { plannedState } from './plannedState'

interface ItemRow {
  readonly id: string
  readonly title: string
  readonly img: string
  readonly price: number
  readonly deposit: number
  readonly sold: number
  readonly min_qty: number
  readonly deadline: number
  readonly ship_date: string
  readonly state: PlannedSummary['state']
  readonly waits: boolean
}

/** A store and a page of its pre-sales, the latest deadline first. */
export async function plannedStorePage(
  reader: ListReader,
  asker: Asker,
  wish: { readonly storeId: string; readonly pageNo: number; readonly pageSize: number },
): Promise<PlannedStorePage> {
  const { iid, at } = asker
  const { storeId, pageNo, pageSize } = wish
  const store = await storeOf(reader.db, asker, storeId)
  const listing: Listing = {
    walks: [
      {
        from: sql`planned_item p`,
        where: [sql`p.iid = ${iid}`, sql`p.store_id = ${storeId}`],
        keys: [sql`p.deadline`, sql`p.id`],
        way: 'desc',
        carry: sql`p.id`,
      },
    ],
    select: sql`p.id, p.title, p.img, p.deposit, p.sold, p.min_qty, p.deadline, p.ship_date, p.state, ${waitsForPayment('p', at)} as waits,
      (select coalesce(min(k.price), 0) from planned_sku k where k.iid = p.iid and k.item_id = p.id) as price`,
    joins: sql`join planned_item p on p.iid = ${iid} and p.id = w.id`,
  }
  const question = ['planned', iid, storeId, pageSize]
  const { rows, total, hasMore } = await readPage<ItemRow>(reader, listing, { question, page: pageNo, size: pageSize })
  const list = rows.map((row): PlannedSummary => {
    const { id, title, img, sold, min_qty, ship_date } = row
    const sums = { price: Number(row.price), deposit: Number(row.deposit), deadline: Number(row.deadline) }
    const state = plannedState({ ...row, deadline: sums.deadline }, at)
    return { id, title, img, ...sums, sold, min: min_qty, shipDate: ship_date, state }
  })
  return { store, list, total, hasMore }
}

async function storeOf(db: Db, { iid, member }: Asker, id: string): Promise<PlannedStore> {
  const store = await db
    .selectFrom('planned_store')
    .select(['id', 'name', 'img', 'plan'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!store) throw new CallError('NOTFOUND')
  const mark = member
    ? await db
        .selectFrom('content_mark')
        .select('mark')
        .where('iid', '=', iid)
        .where('user_id', '=', member.user_id)
        .where('kind', '=', String(MODULE_TYPE.plannedStore))
        .where('target_id', '=', id)
        .where('mark', '=', 'collect')
        .where('day', '=', '')
        .executeTakeFirst()
    : undefined
  return { ...store, collected: mark !== undefined }
}

import { type ContentDetail, MODULE_TYPE, ORDER_TYPE, type OwnDeposit, type PlannedParts } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { relationsOf, summariesOf, toSummary } from '../../items/summaries'
import { waitsForPayment } from './judge'
import { plannedState } from './plannedState'

/** A pre-sale for the viewer (`/v2/content/get`, module 102). */
export async function plannedDetail(db: Db, asker: Asker, id: string): Promise<ContentDetail> {
  const { iid, at, member } = asker
  const [row] = (await summariesOf(db, iid, [id])).filter(({ module_type }) => module_type === MODULE_TYPE.planned)
  const planned = await partsOf(db, asker, id)
  if (row?.status !== 'published' || !planned) throw new CallError('NOTFOUND')
  const relations = member ? await relationsOf(db, { iid, userId: member.user_id }, [row]) : undefined
  const relation = relations?.get(`${row.module_type}:${id}`)
  const summary = toSummary(row, at, relation)
  const latest = member ? await latestDeposit(db, asker, id) : null
  // It goes back with all others, whether the job has sent it or not.
  const isBack = latest?.state === 'open' && planned.state === 'missed'
  const deposit = isBack ? { ...latest, state: 'returned' as const } : latest
  const mine = { mark: relation?.marks ?? [], joined: false, owned: false, author: false }
  return {
    ...summary,
    ...{ imgs: [summary.cover], html: '', body: [], locked: false, version: 1, status: row.status },
    mine: { ...mine, ...(deposit ? { deposit } : {}) },
    planned,
  }
}

async function partsOf(db: Db, { iid, at }: Asker, id: string): Promise<PlannedParts | null> {
  const item = await db
    .selectFrom('planned_item as p')
    .innerJoin('planned_store as s', (on) => on.onRef('s.iid', '=', 'p.iid').onRef('s.id', '=', 'p.store_id'))
    .selectAll('p')
    .select(['s.name as store_name', waitsForPayment('p', at).as('waits')])
    .where('p.iid', '=', iid)
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!item) return null
  const skus = await db
    .selectFrom('planned_sku')
    .select(['id', 'name', 'price', 'stock as left'])
    .where('iid', '=', iid)
    .where('item_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return {
    ...{ storeId: item.store_id, storeName: item.store_name, sold: item.sold, min: item.min_qty, skus },
    ...{ deposit: item.deposit, deadline: item.deadline, shipDate: item.ship_date, state: plannedState(item, at) },
    ...{ depositRefundable: item.deposit_refundable, balanceFrom: item.balance_from, balanceTo: item.balance_to },
  }
}

/** The viewer's deposit whose balance is open, else the latest one. */
async function latestDeposit(db: Db, { iid, member }: Asker, id: string): Promise<OwnDeposit | null> {
  const row = await db
    .selectFrom('deposit as d')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'd.iid').onRef('o.id', '=', 'd.order_id'))
    .select(['d.order_id', 'd.state', 'd.balance', 'd.balance_from', 'd.balance_to', 'o.num', 'o.lines'])
    .where('d.iid', '=', iid)
    .where('d.user_id', '=', member?.user_id ?? 0)
    .where('d.order_type', '=', ORDER_TYPE.planned)
    .where('d.target_id', '=', id)
    .where('d.state', '<>', 'unpaid')
    .orderBy((eb) => eb('d.state', '=', 'open'), 'desc')
    .orderBy('d.order_id', 'desc')
    .executeTakeFirst()
  if (!row || row.state === 'unpaid') return null
  return {
    ...{ orderId: row.order_id, state: row.state, num: row.num, spec: row.lines[0]?.spec ?? '' },
    ...{ balance: row.balance * row.num, from: row.balance_from, to: row.balance_to },
  }
}

import type { MarginState, StoreOrder, StoreOrderPage } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Db } from '../../db/schema'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import { stageOf } from '../../trade/orderActions'
import { seenOrder } from '../../trade/seenOrder'
import { storeOf } from './ownStore'

type Row = Order & { readonly nick_name: string }

interface Margin {
  readonly order_id: string
  readonly amount: number
  readonly status: 'pending' | 'settled' | 'reversed'
}

/** A page of the paid orders of a member's store, the latest paid first. */
export async function storeOrders(
  reader: ListReader,
  me: Member,
  { pageNo: page, pageSize: size, at }: { pageNo: number; pageSize: number; at: number },
): Promise<StoreOrderPage> {
  const { iid } = me
  const store = await storeOf(reader.db, me)
  if (!store) return { list: [], total: 0, hasMore: false }
  const { rows, total, hasMore } = await readPage<Row>(
    reader,
    {
      walks: [
        {
          from: sql`orders o`,
          where: [sql`o.iid = ${iid}`, sql`o.store_id = ${store.id}`, sql`o.paid_at is not null`],
          keys: [sql`o.paid_at`, sql`o.id`],
          way: 'desc',
          carry: sql`o.id`,
        },
      ],
      select: sql`o.*, m.nick_name`,
      joins: sql`join orders o on o.iid = ${iid} and o.id = w.id
        join member m on m.iid = o.iid and m.user_id = o.user_id`,
    },
    { question: ['store orders', iid, store.id, size], page, size },
  )
  const ids = rows.map(({ id }) => id)
  const chains = await chainsOfMany(reader.db, iid, ids)
  const margins = await marginsOfMany(reader.db, iid, ids)
  const list = rows.map((row) =>
    asRow(
      row,
      chains.filter(({ order_id }) => order_id === row.id),
      { margins: margins.filter(({ order_id }) => order_id === row.id), at },
    ),
  )
  return { list, total, hasMore }
}

const chainsOfMany = (db: Db, iid: number, ids: readonly string[]): Promise<Chain[]> =>
  db
    .selectFrom('order_chain')
    .selectAll()
    .where('iid', '=', iid)
    .where('order_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('id')
    .execute()

/** The owner's commission of level 0. */
const marginsOfMany = (db: Db, iid: number, ids: readonly string[]): Promise<Margin[]> =>
  db
    .selectFrom('commission as m')
    .innerJoin('order_chain as c', (on) => on.onRef('c.iid', '=', 'm.iid').onRef('c.id', '=', 'm.chain_id'))
    .select(['c.order_id', 'm.amount', 'm.status'])
    .where('m.iid', '=', iid)
    .where('c.iid', '=', iid)
    .where('m.level', '=', 0)
    .where('c.order_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()

function asRow(
  stored: Row,
  chains: readonly Chain[],
  { margins, at }: { margins: readonly Margin[]; at: number },
): StoreOrder {
  const { order } = seenOrder(stored, chains, at)
  return {
    gid: order.id,
    title: order.title,
    img: order.img,
    buyer: order.nick_name,
    status: order.status,
    stage: stageOf(order),
    paidAt: order.paid_at ?? order.created_at,
    lines: order.lines.map(({ title, spec = '', img, num }) => ({ title, spec, img: img || order.img, num })),
    ...marginOf(margins),
  }
}

/** What an order brings its owner: what is left of it, or what a refund took. */
function marginOf(margins: readonly Margin[]): { margin: number; marginState: MarginState } {
  const sum = (state: Margin['status']) =>
    margins.filter(({ status }) => status === state).reduce((total, { amount }) => total + amount, 0)
  const [pending, settled, reversed] = [sum('pending'), sum('settled'), sum('reversed')]
  if (pending > 0) return { margin: pending + settled, marginState: 'pending' }
  if (settled > 0) return { margin: settled, marginState: 'settled' }
  return reversed > 0 ? { margin: reversed, marginState: 'reversed' } : { margin: 0, marginState: 'none' }
}

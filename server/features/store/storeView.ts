import {
  maskMobile,
  type SmallStore,
  type StoreConsult,
  type StoreMaster,
  type StoreMember,
  type StoreNotify,
  shanghaiDay,
  startOfDay,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { StoreMemberKind, StoreTables } from '../../db/schema/store'
import { storeOf } from './ownStore'
import { isHidden } from './shelfOf'

type Store = Selectable<StoreTables['small_store']>
type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number]

/** A store for its visitor or owner; without an id the asker's own. Its owner sees whole mobile numbers. */
export async function storeFor(db: Db, asker: Asker, storeId: string | undefined): Promise<SmallStore> {
  const store = await find(db, asker, storeId)
  const isOwn = store.user_id === asker.member?.user_id
  if (!isOwn && (await isHidden(db, store))) throw new CallError('NOTFOUND')
  return await viewOf(db, asker, store, isOwn)
}

/** The same as the answer of a write. Mobile numbers are masked, because answers are kept when people leave. */
export const storeAnswer = async (db: Db, asker: Asker, storeId: string): Promise<SmallStore> =>
  viewOf(db, asker, await find(db, asker, storeId), false)

async function find(db: Db, asker: Asker, storeId: string | undefined): Promise<Store> {
  const store =
    storeId === undefined
      ? asker.member && (await storeOf(db, asker.member))
      : await db
          .selectFrom('small_store')
          .selectAll()
          .where('iid', '=', asker.iid)
          .where('id', '=', rowId(storeId))
          .executeTakeFirst()
  if (!store) throw new CallError('NOTFOUND')
  return store
}

/** What the asker may see of a store. */
async function viewOf(db: Db, asker: Asker, store: Store, wholeNumbers: boolean): Promise<SmallStore> {
  const { iid, id, user_id, name, logo, banner, notice, city, open } = store
  const mine = asker.member?.user_id === user_id
  const people = await peopleOf(db, store)
  const of = (kind: StoreMemberKind) => people.filter((person) => person.kind === kind)
  const owner = await db
    .selectFrom('member')
    .select(['rid', 'user_id', 'nick_name', 'head_img', 'fans'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const [master] = of('master')
  return {
    id: String(id),
    ...{ name, logo, banner, notice, city, open },
    owner: { rid: owner.rid, uid: owner.user_id, nick_name: owner.nick_name, headImg: owner.head_img },
    following: await follows(db, asker, owner.rid),
    mine,
    master: master ? masterOf(master, wholeNumbers) : null,
    consults: of('consult').map((row) => consultOf(row, wholeNumbers)),
    notifies: mine ? of('notify').map((row) => notifyOf(row, wholeNumbers)) : [],
    counts: {
      // A closed store shows its goods to its owner alone.
      items: open || mine ? await itemsOnShelf(db, store) : 0,
      fans: owner.fans,
      ...(mine ? await today(db, store, asker.at) : {}),
    },
  }
}

/** The people of a store in their order, with what members see of each other. */
export const peopleOf = (db: Db, { iid, id }: Pick<Store, 'iid' | 'id'>) =>
  db
    .selectFrom('store_member as p')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'p.iid').onRef('m.user_id', '=', 'p.user_id'))
    .select(['p.id', 'p.kind', 'p.name', 'p.sort', 'p.options'])
    .select(['m.rid', 'm.user_id', 'm.nick_name', 'm.head_img', 'm.mobile'])
    .where('p.iid', '=', iid)
    .where('p.store_id', '=', id)
    .orderBy('p.sort')
    .orderBy('p.id')
    .execute()

const memberOfStore = (row: PersonRow, wholeNumber: boolean): StoreMember => ({
  id: String(row.id),
  name: row.name || row.nick_name,
  mobile: row.mobile === null ? '' : wholeNumber ? row.mobile : maskMobile(row.mobile),
  sort: row.sort,
  rid: row.rid,
  uid: row.user_id,
  nick_name: row.nick_name,
  headImg: row.head_img,
})

const consultOf = (row: PersonRow, wholeNumber: boolean): StoreConsult => ({
  ...memberOfStore(row, wholeNumber),
  hours: row.options.hours ?? '',
})

const notifyOf = (row: PersonRow, wholeNumber: boolean): StoreNotify => ({
  ...memberOfStore(row, wholeNumber),
  events: row.options.events ?? [],
})

const masterOf = (row: PersonRow, wholeNumber: boolean): StoreMaster => ({
  ...memberOfStore(row, wholeNumber),
  img: row.options.img ?? '',
  intro: row.options.intro ?? '',
})

/** A person of a store as the answer of a write, with a masked number as in `storeAnswer`. */
export const personAnswer = (row: PersonRow): StoreConsult | StoreNotify | StoreMaster =>
  ({ consult: consultOf, notify: notifyOf, master: masterOf })[row.kind](row, false)

async function follows(db: Db, { iid, member }: Asker, rid: number): Promise<boolean> {
  if (member === null) return false
  const row = await db
    .selectFrom('follows')
    .select('at')
    .where('iid', '=', iid)
    .where('from_id', '=', member.rid)
    .where('to_id', '=', rid)
    .executeTakeFirst()
  return row !== undefined
}

async function itemsOnShelf(db: Db, { iid, id }: Store): Promise<number> {
  const { n } = await db
    .selectFrom('store_item as i')
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'i.iid').onRef('g.id', '=', 'i.goods_id'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('i.iid', '=', iid)
    .where('i.store_id', '=', id)
    .where('i.on_shelf', '=', true)
    .where('g.status', '=', 'on')
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function today(db: Db, { iid, id }: Store, at: number) {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.sum<number | null>('payable').as('amount')])
    .where('iid', '=', iid)
    .where('store_id', '=', id)
    .where('paid_at', '>=', startOfDay(shanghaiDay(at)))
    .executeTakeFirstOrThrow()
  return { todayOrders: Number(row.n), todayAmount: Number(row.amount ?? 0) }
}

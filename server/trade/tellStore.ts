import type { StoreEvent } from '@quanzi/contract'
import type { Worded } from '../call/reasons'
import type { Db } from '../db/schema'
import { tellMember } from '../notices/tellMember'
import type { Order } from './OrderTypeRules'

const TEXTS: Readonly<Record<StoreEvent, (store: string, title: string, order: string) => Worded>> = {
  paid: (store, title, order) => ({
    zh: `小店「${store}」有新订单：${title}，订单号 ${order}。`,
    en: `New order in your store “${store}”: ${title}, number ${order}.`,
  }),
  refund: (store, title, order) => ({
    zh: `小店「${store}」的订单申请退款或已退款：${title}，订单号 ${order}。`,
    en: `An order of your store “${store}” is being refunded: ${title}, number ${order}.`,
  }),
}

interface Told {
  readonly event: StoreEvent
  /** What the event is about; its recipients are told once. */
  readonly key: string
  readonly title: string
  readonly at: number
}

/** Tells those whom the order's small store has named for the event. Nothing in the message tells who the buyer is. */
export async function tellStore(db: Db, { iid, id, store_id }: Order, { event, key, title, at }: Told): Promise<void> {
  if (store_id === null) return
  const recipients = await db
    .selectFrom('store_member as r')
    .innerJoin('small_store as s', (on) => on.onRef('s.iid', '=', 'r.iid').onRef('s.id', '=', 'r.store_id'))
    .select(['r.user_id', 'r.options', 's.name'])
    .where('r.iid', '=', iid)
    .where('r.store_id', '=', store_id)
    .where('r.kind', '=', 'notify')
    .orderBy('r.user_id')
    .execute()
  for (const { user_id: userId, options, name } of recipients) {
    if (!options.events?.includes(event)) continue
    const notice = { userId, text: TEXTS[event](name, title, id), key: `store-${event}:${key}` }
    await tellMember(db, { iid, clock: () => at }, notice)
  }
}

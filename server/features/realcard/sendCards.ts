import { ORDER_STATUS, type SentCard } from '@quanzi/contract'
import { randomCode } from '../../base/randomCode'
import type { Context } from '../../call/Context'
import type { Secrets } from '../../db/Secrets'
import type { Db } from '../../db/schema'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import { keptPassword, openPassword, randomCardNo, randomPassword } from './cardSecrets'

const CARD_ID = 16

/**
 * Draws unsold cards for a line that was sent, and gives each a fresh password, so that nobody who printed or stored
 * it knows it. Where too few were printed, new numbers are issued.
 */
export async function sendCards(
  db: Db,
  { secrets }: Pick<Context, 'secrets'>,
  { iid, id }: Order,
  { target_id, num }: Chain,
): Promise<void> {
  const printed = await db
    .selectFrom('realcard')
    .select(['id', 'no'])
    .where('iid', '=', iid)
    .where('offer_id', '=', target_id)
    .where('state', '=', 'new')
    .where('order_id', 'is', null)
    .orderBy('id')
    .limit(num)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const card of printed)
    await db
      .updateTable('realcard')
      .set({ order_id: id, ...keptPassword(secrets, card.no, randomPassword()) })
      .where('iid', '=', iid)
      .where('id', '=', card.id)
      .execute()
  for (let n = printed.length; n < num; n += 1) await issueCard(db, secrets, { iid, offer_id: target_id, order_id: id })
}

async function issueCard(
  db: Db,
  secrets: Secrets,
  card: { readonly iid: number; readonly offer_id: string; readonly order_id: string },
): Promise<void> {
  const no = randomCardNo()
  await db
    .insertInto('realcard')
    .values({
      ...{ ...card, id: randomCode(CARD_ID), no, ...keptPassword(secrets, no, randomPassword()) },
      ...{ user_id: null, id_enc: null, id_hash: null, activated_at: null, expires: null },
    })
    .execute()
}

/** False when one of the order's cards was activated. */
export async function areUnused(db: Db, { iid, id }: Pick<Order, 'iid' | 'id'>): Promise<boolean> {
  const used = await db
    .selectFrom('realcard')
    .select('id')
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('activated_at', 'is not', null)
    .executeTakeFirst()
  return used === undefined
}

/** Cards that were given back cannot be activated any more. */
export async function voidCards(db: Db, { iid, id }: Pick<Order, 'iid' | 'id'>): Promise<void> {
  await db
    .updateTable('realcard')
    .set({ state: 'void', pwd_enc: '' })
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('state', '=', 'new')
    .execute()
}

/** The cards of an order that was sent, for its buyer: with passwords until they are activated. */
export async function sentCards(
  db: Db,
  secrets: Secrets,
  { iid, orderId }: { readonly iid: number; readonly orderId: string },
): Promise<readonly SentCard[]> {
  const { shipped, completed } = ORDER_STATUS
  const cards = await db
    .selectFrom('realcard as k')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'k.iid').onRef('o.id', '=', 'k.order_id'))
    .select(['k.no', 'k.pwd_enc', 'k.state'])
    .where('k.iid', '=', iid)
    .where('k.order_id', '=', orderId)
    .where('o.status', '>=', shipped)
    .where('o.status', '<=', completed)
    .orderBy('k.no')
    .execute()
  return cards.map(({ no, pwd_enc, state }) => ({
    no,
    pwd: state === 'new' && pwd_enc !== '' ? openPassword(secrets, pwd_enc) : '',
    activated: state !== 'new',
  }))
}

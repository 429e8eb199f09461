import { shanghaiDay, type VipCard, type VipProfile } from '@quanzi/contract'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'

/** The cards on sale, in the tenant's order. */
export async function cardsOnSale(db: Db, iid: number): Promise<VipCard[]> {
  const rows = await db
    .selectFrom('vip_card')
    .selectAll()
    .where('iid', '=', iid)
    .where('on_sale', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((card) => ({
    id: card.id,
    cardTitle: card.title,
    cardDesc: card.description,
    cardImg: card.img,
    price: card.price,
    days: card.days,
    benefits: card.benefits,
  }))
}

/** The member's card. An expired card is shown with its end, so that it can be renewed. */
export async function vipProfile(db: Db, { iid, user_id }: Member, at: number): Promise<VipProfile> {
  const row = await db
    .selectFrom('vip_member as m')
    .innerJoin('vip_card as c', (on) => on.onRef('c.iid', '=', 'm.iid').onRef('c.id', '=', 'm.card_id'))
    .select(['m.card_id', 'm.card_no', 'm.expire_at', 'c.title'])
    .where('m.iid', '=', iid)
    .where('m.user_id', '=', user_id)
    .executeTakeFirst()
  if (!row) return { isVip: false, cardId: null, cardNo: '', cardTitle: '', cardDate: '', expireAt: null }
  return {
    isVip: row.expire_at > at,
    cardId: row.card_id,
    cardNo: row.card_no,
    cardTitle: row.title,
    cardDate: shanghaiDay(row.expire_at),
    expireAt: row.expire_at,
  }
}

import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes the VIP cards and benefits of a demo tenant, and its volunteers. */
export const plantVip: Planter = async (db, { iid, people, vip, volunteers = [], volunteerWishes = [] }, now) => {
  await insertRows(
    db,
    'vip_card',
    (vip?.cards ?? []).map(({ id, title, desc, img, price, days, benefits }, sort) => ({
      ...{ iid, id, title, img, price, days, sort },
      description: desc,
      benefits: [...benefits],
    })),
  )
  await insertRows(
    db,
    'vip_benefit',
    (vip?.benefits ?? []).map(({ desc, card, store, coupon, ...benefit }, sort) => ({
      ...{ iid, sort, description: desc, card_id: card ?? null, store_id: store ?? null, coupon_id: coupon ?? null },
      ...benefit,
    })),
  )
  await insertRows(
    db,
    'volunteer',
    volunteers.map((one) => ({ iid, ...one })),
  )
  await insertRows(
    db,
    'feedback',
    volunteerWishes.map(({ by, ...said }, n) => ({
      ...{ iid, user_id: people[by]?.userId ?? 0, kind: 'volunteer', ...said, no: `F-demo-${n + 1}`, at: now },
    })),
  )
}

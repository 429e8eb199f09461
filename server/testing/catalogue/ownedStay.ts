import { randomUUID } from 'node:crypto'
import { addDays, createOrder, shanghaiDay, type stayCalls, stayProperty } from '@quanzi/contract'
import { Till } from '../Till'
import { type Fixtures, held, open } from './Fixture'
import { MARK } from './marks'
import { type Owner, STAY_ROOM } from './Owner'

const ITEM = '25004'

const datesFrom = (owner: Owner, days: number, nights = 1) => {
  const from = addDays(shanghaiDay(owner.server.time.now), days)
  return { in: from, out: addDays(from, nights) }
}

/** A paid stay of the owner, ahead. */
async function paidStay(owner: Owner): Promise<{ orderId: string; in: string; out: string }> {
  const dates = datesFrom(owner, 8)
  const wish = { iid: owner.iid, orderType: 3, keys: STAY_ROOM, property: stayProperty(dates), num: 1 }
  const info = { reqId: randomUUID(), guests: [MARK.slice(0, 20)], guestNum: 1 }
  const placed = await owner.server.call(
    createOrder,
    { ...wish, name: MARK.slice(0, 20), phone: owner.mobile, info },
    { as: owner.actor },
  )
  await new Till(owner.server).pay(placed, owner.actor)
  return { orderId: placed.gid, ...dates }
}

export const stayFixtures: Fixtures<typeof stayCalls> = {
  searchStays: open((owner) => ({ ...datesFrom(owner, 8), guests: 2, sortBy: 'price' })),
  getStayOffers: open((owner) => ({ id: ITEM, ...datesFrom(owner, 8) })),
  listReservations: open(async (owner) => {
    await paidStay(owner)
    return {}
  }),
  changeReservation: held(async (owner) => ({ ...(await paidStay(owner)), guests: ['张小山'] })),
}

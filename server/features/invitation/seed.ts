import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes the invitation gifts of a demo tenant. */
export const plantInvitations: Planter = async (db, { iid, inviteGifts = [] }) => {
  await insertRows(
    db,
    'invite_gift',
    inviteGifts.map(({ coupon, ...gift }) => ({ iid, ...gift, coupon_id: coupon ?? null })),
  )
}

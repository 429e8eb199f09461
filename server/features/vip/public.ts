export { takenOffers } from './volunteerState'
export { isVolunteer } from './volunteers'

import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'

/** True when a member is a VIP at an instant (ms). VIPs get the card's prices and the content that is free for VIPs. */
export async function isVip(db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('vip_member')
    .select('expire_at')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined && row.expire_at > at
}

/** True for a tenant that sells a membership. */
export const vipOnSale = (iid: number) => sql<boolean>`exists (select 1 from vip_card where iid = ${iid} and on_sale)`

/** Whether a member is a VIP now, and whether the VIP centre has anything for them: a term of theirs, or a card on sale. */
export async function vipStanding(
  db: Db,
  { iid, user_id }: Pick<Member, 'iid' | 'user_id'>,
  at: number,
): Promise<{ isVip: boolean; vipOffered: boolean }> {
  const { rows } = await sql<{ ends: number | null; sold: boolean }>`
    select (select expire_at from vip_member where iid = ${iid} and user_id = ${user_id}) as ends,
      ${vipOnSale(iid)} as sold`.execute(db)
  const ends = rows[0]?.ends ?? null
  return { isVip: ends !== null && Number(ends) > at, vipOffered: ends !== null || rows[0]?.sold === true }
}

/** The latest parcel with a number that a benefit was sent in: of one member, or, without one, of the whole tenant. */
export async function benefitParcel(
  db: Db,
  iid: number,
  { number, userId }: { readonly number: string; readonly userId: number | null },
): Promise<{ company: string; sentAt: number; city: string } | undefined> {
  const row = await db
    .selectFrom('vip_record')
    .select(['company', 'used_at', 'infos'])
    .where('iid', '=', iid)
    .where('transport_number', '=', number)
    .$if(userId !== null, (q) => q.where('user_id', '=', userId ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.used_at === null || number === '') return undefined
  return { company: row.company, sentAt: row.used_at, city: row.infos.address?.split(' ')[1] ?? '' }
}

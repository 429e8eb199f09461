import { VIP_BENEFIT_TYPE, VIP_RECORD_STATUS } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Job } from '../../call/Job'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'

const { open, used, unpaid, givenBack } = VIP_RECORD_STATUS

/** The columns of a claim that is given back: its use counts no more. */
export const GIVEN_BACK = { status: givenBack, seq: null, ends_at: null } as const

/** A claim's state at an instant: an open one that has ended is given back, whether the job has written it or not. */
export const statusAt = ({ status, ends_at }: { status: number; ends_at: number | null }, at: number): number =>
  (status === open || status === unpaid) && ends_at !== null && ends_at <= at ? givenBack : status

/** SQL of claims that count as uses at an instant. */
export const countsAt = (at: number): RawBuilder<boolean> =>
  sql<boolean>`(status = ${used} or (status in (${open}, ${unpaid}) and (ends_at is null or ends_at > ${at})))`

/** SQL of a claim's latest end: a claim on site ends with its term; a parcel does not. */
export const endOfTerm = sql<number | null>`(
  select t.ends_at from vip_term t
  join vip_benefit b on b.iid = vip_record.iid and b.id = vip_record.benefit_id and b.type = ${VIP_BENEFIT_TYPE.onSite}
  where t.iid = vip_record.iid and t.id = vip_record.term_id)`

/** Gives back what has ended of a member's claims of a benefit. */
export async function giveBackEnded(
  db: Db,
  { iid, user_id, benefit_id }: { iid: number; user_id: number; benefit_id: string },
  at: number,
): Promise<void> {
  await db
    .updateTable('vip_record')
    .set(GIVEN_BACK)
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('benefit_id', '=', benefit_id)
    .where('status', 'in', [open, unpaid])
    .where('ends_at', '<=', at)
    .execute()
}

/** Gives back claims that were not used in their term, or whose surcharge was not paid in time. */
export const claimJob: Job = {
  name: 'vip claims',
  async run({ db, clock }) {
    await db
      .updateTable('vip_record')
      .set(GIVEN_BACK)
      .where('status', 'in', [open, unpaid])
      .where('ends_at', '<=', clock())
      .modifyEnd(acrossTenants('the job gives back what has ended'))
      .execute()
  },
}

import { VIP_RECORD_STATUS, type VipTake, type VolunteerState } from '@quanzi/contract'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { ownCard, periodAt } from './volunteers'

/** The member's card and latest request to join the roll; a refusal with its reason. */
export async function volunteerState(db: Db, me: Member): Promise<VolunteerState> {
  const { iid, user_id } = me
  const card = await ownCard(db, me)
  const entry =
    card &&
    (await db
      .selectFrom('volunteer')
      .select('name')
      .where('iid', '=', iid)
      .where('phone', '=', card.phone)
      .executeTakeFirst())
  const wish = await db
    .selectFrom('feedback')
    .select(['id', 'state', 'at'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'volunteer')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const refusal =
    wish?.state === 'closed'
      ? await db
          .selectFrom('review_log')
          .select('note')
          .where('iid', '=', iid)
          .where('kind', '=', 'volunteer')
          .where('target_id', '=', String(wish.id))
          .where('act', '=', 'refuse')
          .executeTakeFirst()
      : undefined
  return {
    card: card ? { no: card.no, name: entry?.name ?? '' } : null,
    request: wish
      ? { state: wish.state as NonNullable<VolunteerState['request']>['state'], at: wish.at, note: refusal?.note ?? '' }
      : null,
  }
}

/** The codes of partners' offers that the holder of a card has taken this month, by offer. */
export async function takenOffers(
  db: Db,
  me: Member,
  at: number,
): Promise<ReadonlyMap<string, Pick<VipTake, 'code' | 'status' | 'period'>>> {
  const card = await ownCard(db, me)
  if (!card) return new Map()
  const rows = await db
    .selectFrom('gongyi_take')
    .select(['offer_id', 'code', 'period'])
    .where('iid', '=', me.iid)
    .where('phone', '=', card.phone)
    .where('period', '=', periodAt(at))
    .execute()
  return new Map(rows.map(({ offer_id, code, period }) => [offer_id, { code, status: VIP_RECORD_STATUS.open, period }]))
}

import type { InviteGift } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { InvitationTables } from '../../db/schema/invitation'
import { withTransaction } from '../../db/withTransaction'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import { claimByBenefit } from '../coupons/public'
import { acceptedBy } from './newcomer'

export type Gift = Selectable<InvitationTables['invite_gift']>

type Person = Pick<Member, 'iid' | 'user_id'>

/** The tenant's gifts on offer by their need: those of newcomers (0), or the inviters' ladder. */
export const giftsOnOffer = (db: Db, iid: number, whose: 'newcomer' | 'all'): Promise<Gift[]> =>
  db
    .selectFrom('invite_gift')
    .selectAll()
    .where('iid', '=', iid)
    .where('on_offer', '=', true)
    .$if(whose === 'newcomer', (q) => q.where('need', '=', 0))
    .orderBy('need')
    .orderBy('id')
    .execute()

/** The gifts as a member sees them; a newcomer's gift only for who came by an invitation. */
export async function giftsOf(db: Db, me: Person, count: number): Promise<InviteGift[]> {
  const { iid, user_id } = me
  const [gifts, taken, accepted] = await Promise.all([
    giftsOnOffer(db, iid, 'all'),
    db.selectFrom('invite_gift_take').select('gift_id').where('iid', '=', iid).where('user_id', '=', user_id).execute(),
    acceptedBy(db, me),
  ])
  const ids = new Set(taken.map(({ gift_id }) => gift_id))
  return gifts
    .filter(({ need }) => need > 0 || accepted !== undefined)
    .map((gift) => shownGift(gift, ids.has(gift.id) ? 'taken' : count >= gift.need ? 'ready' : 'locked'))
}

export const shownGift = ({ id, need, name, kind, amount }: Gift, state: InviteGift['state']): InviteGift => ({
  ...{ id, need, name, kind, amount, state },
})

/** What became of giving a gift. */
export type Given = 'given' | 'again' | 'soldOut'

/** Gives a gift to a member, once. A coupon that has run out leaves the gift to be taken later. */
export async function give(outer: Db, me: Member, gift: Gift, at: number): Promise<Given> {
  const { iid, user_id } = me
  return await withTransaction(outer, async (db) => {
    const taken = await db
      .insertInto('invite_gift_take')
      .values({ iid, gift_id: gift.id, user_id, at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('gift_id')
      .executeTakeFirst()
    if (!taken) return 'again'
    if (gift.coupon_id === null) await bookCoins(db, me, gift, at)
    else if (!(await hasCoupon(db, me, gift.coupon_id, at))) {
      await db
        .deleteFrom('invite_gift_take')
        .where('iid', '=', iid)
        .where('gift_id', '=', gift.id)
        .where('user_id', '=', user_id)
        .execute()
      return 'soldOut'
    }
    return 'given'
  })
}

/** Claims the gift's coupon. One that is not there any more has run out. */
async function hasCoupon(db: Db, me: Member, couponId: string, at: number): Promise<boolean> {
  try {
    return (await claimByBenefit(db, me, couponId, at)) === 'claimed'
  } catch (error) {
    if (error instanceof CallError && error.error === 'NOTFOUND') return false
    throw error
  }
}

const bookCoins = (db: Db, { iid, user_id }: Member, { id, name, amount }: Gift, at: number) =>
  post(db, {
    ...{ iid, kind: 'coin earn', ref: `invite:${user_id}:${id}`, reason: name, currency: 'COIN', at },
    postings: move(tenantAccount(iid, 'issue'), userAccount(iid, user_id, 'coin'), amount),
  })

/** Takes a gift that the member has earned. A repeat has the same answer with `again`. */
export async function takeGift(db: Db, me: Member, giftId: string, at: number) {
  const gift = await db
    .selectFrom('invite_gift')
    .selectAll()
    .where('iid', '=', me.iid)
    .where('id', '=', giftId)
    .where('on_offer', '=', true)
    .executeTakeFirst()
  if (!gift) throw new CallError('NOTFOUND')
  const earned = gift.need === 0 ? (await acceptedBy(db, me)) !== undefined : (await countOf(db, me)) >= gift.need
  if (!earned) throw new CallError('NOTELIGIBLE', { data: { missing: ['count'], need: gift.need } })
  const given = await give(db, me, gift, at)
  if (given === 'soldOut') throw new CallError('FULL')
  return { kind: gift.kind, amount: gift.amount, ...(given === 'again' ? { again: true } : {}) }
}

/** How many newcomers came by a member's code. */
export async function countOf(db: Db, { iid, user_id }: Person): Promise<number> {
  const row = db.selectFrom('invite_code').select('count').where('iid', '=', iid).where('user_id', '=', user_id)
  return (await row.executeTakeFirst())?.count ?? 0
}

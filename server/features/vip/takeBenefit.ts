import { randomInt } from 'node:crypto'
import { isMobile, ORDER_EXPIRES_MS, VIP_BENEFIT_TYPE, VIP_RECORD_STATUS, type VipTake } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { VipInfos } from '../../db/schema/vip'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { claimByBenefit } from '../coupons/public'
import { type Benefit, isGivenBy, runningTerm } from './benefits'
import { giveBackEnded } from './claims'
import { lockMembership } from './terms'
import { takeOffer } from './volunteers'

const { onSite, parcel, coupon } = VIP_BENEFIT_TYPE
const { open, used, unpaid, givenBack } = VIP_RECORD_STATUS

interface TakeWish {
  readonly type: string
  readonly targetId: string
  readonly infos?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Claims a benefit of the current membership, which takes one use of the term's quota. While a claim is unused, a
 * repeat returns it instead of taking another. A claim with a surcharge gets its code when that is paid. A coupon is
 * given at once: its claim is used, and a repeat is one with the same `reqId`.
 */
export async function takeBenefit(ctx: Context, { type, targetId, infos }: TakeWish): Promise<VipTake> {
  if (type === 'gongyi') return await takeOffer(ctx, targetId, infos)
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    const benefit = await db
      .selectFrom('vip_benefit')
      .selectAll()
      .where('iid', '=', iid)
      .where('id', '=', targetId)
      .where('on_offer', '=', true)
      .executeTakeFirst()
    if (!benefit || String(benefit.type) !== type) throw new CallError('NOTFOUND')
    await takeTurns(db, iid, `benefit ${me.user_id}`)
    // A refund of the term takes its turn before or after the claim.
    await lockMembership(db, me)
    const term = await runningTerm(db, me, at)
    if (!term || !isGivenBy(benefit, term.card_id)) throw new CallError('DENIED')
    await giveBackEnded(db, { ...me, benefit_id: benefit.id }, at)
    const own = await db
      .selectFrom('vip_record')
      .select(['id', 'seq', 'code', 'status', 'infos'])
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .where('benefit_id', '=', benefit.id)
      .where('term_id', '=', term.id)
      .orderBy('seq')
      .execute()
    const wanted = infosOf(benefit, infos)
    const same = benefit.type === coupon ? own.find((one) => one.infos.reqId === wanted.reqId) : undefined
    if (same) return { id: String(same.id), code: '', status: same.status }
    const waiting = own.find(({ status }) => status === open || status === unpaid)
    if (waiting) {
      const hasCode = waiting.status === open && benefit.type === onSite
      return { id: String(waiting.id), code: hasCode ? waiting.code : '', status: waiting.status }
    }
    const seq = freePlace(own.flatMap((one) => (one.status === givenBack || one.seq === null ? [] : [one.seq])))
    if (seq > benefit.quota) throw new CallError('FULL')
    if (benefit.coupon_id !== null && (await claimByBenefit(db, me, benefit.coupon_id, at)) !== 'claimed')
      throw new CallError('FULL')
    return await insertRecord(db, {
      benefit,
      ...{ user_id: me.user_id, term_id: term.id, seq, infos: wanted, at },
      termEnd: term.ends_at,
    })
  })
}

interface NewRecord {
  readonly benefit: Benefit
  readonly user_id: number
  readonly term_id: number
  readonly termEnd: number
  readonly seq: number
  readonly infos: VipInfos
  readonly at: number
}

/** The first place among the uses that no claim has. */
const freePlace = (taken: readonly number[]): number => {
  let place = 1
  while (taken.includes(place)) place += 1
  return place
}

async function insertRecord(db: Db, { benefit, infos, termEnd, ...row }: NewRecord): Promise<VipTake> {
  const status = benefit.type === coupon ? used : benefit.surcharge > 0 ? unpaid : open
  const lastEnd = benefit.type === onSite ? termEnd : null
  const ends_at = status === unpaid ? Math.min(row.at + ORDER_EXPIRES_MS, lastEnd ?? Infinity) : lastEnd
  const code = String(randomInt(100_000_000_000, 999_999_999_999))
  const { id } = await db
    .insertInto('vip_record')
    .values({
      ...{ iid: benefit.iid, benefit_id: benefit.id, code, infos: JSON.stringify(infos), status, ends_at, ...row },
      ...(status === used ? { used_at: row.at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id), code: status === open && benefit.type === onSite ? code : '', status }
}

/** The address for a benefit that is sent, the request for a coupon; other data are not stored. */
function infosOf({ type }: Benefit, infos: TakeWish['infos']): VipInfos {
  if (type === coupon) {
    const reqId = infos?.reqId
    if (typeof reqId !== 'string' || reqId.length < 8 || reqId.length > 64) throw paramError('reqId')
    return { reqId }
  }
  if (type !== parcel) return {}
  const { name, mobile, address } = infos ?? {}
  const isWords = (text: unknown, least: number, most: number): text is string =>
    typeof text === 'string' && [...text.trim()].length >= least && [...text.trim()].length <= most
  if (!isWords(name, 2, 20)) throw paramError('name')
  if (typeof mobile !== 'string' || !isMobile(mobile)) throw new CallError('PARAM', { detail: REASONS.mobile })
  if (!isWords(address, 5, 100)) throw paramError('address')
  return { name: name.trim(), mobile, address: address.trim() }
}

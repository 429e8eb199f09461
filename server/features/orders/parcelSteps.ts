import type { Logistics } from '@quanzi/contract'
import { staffRights } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { benefitParcel } from '../vip/public'
import { findParcel } from './findParcel'

/**
 * A parcel's steps, for the buyer and the seller of a line with its number, and for whom a benefit was sent to. A stranger's number gets the same
 * answer as one that does not exist.
 */
export async function parcelSteps(
  ctx: Context,
  { transportNumber: number, company = '' }: { transportNumber: string; company?: string | undefined },
): Promise<Logistics> {
  const sells = (await staffRights(ctx)).includes('order')
  const wanted = { number, userId: sells ? null : ctx.me.user_id }
  const parcel = (await findParcel(ctx.db, ctx.iid, wanted)) ?? (await benefitParcel(ctx.db, ctx.iid, wanted))
  if (!parcel) throw new CallError('NOTFOUND')
  return await ctx.providers.logistics.track({ ...parcel, number, company: parcel.company || company }, ctx.language)
}

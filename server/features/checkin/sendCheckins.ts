import { doCheckin, type ErrorCode, errorCode, type KeptScan, type KeptScanResult, maskName } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { once } from '../../call/once'
import { sentenceOf } from '../../call/sentenceOf'
import { within } from '../../call/within'
import { withTransaction } from '../../db/withTransaction'
import { checkIn } from './checkIn'
import { type CheckinRef, checkinItem } from './checkinItem'
import { tellDone } from './tellDone'

/**
 * Books scans of a time without network, one after another. Each has its own transaction and its own reqId, which is
 * that of a single scan: one that has arrived before, this way or the other, is answered as it was then.
 */
export async function sendCheckins(
  ctx: Context,
  ref: CheckinRef,
  scans: readonly KeptScan[],
): Promise<KeptScanResult[]> {
  await requireRight(ctx, 'scan')
  await checkinItem(ctx.db, ref)
  const results: KeptScanResult[] = []
  for (const scan of scans) results.push(await book(ctx, ref, scan))
  return results
}

async function book(ctx: Context, ref: CheckinRef, { reqId, ticket, placeId, ago }: KeptScan): Promise<KeptScanResult> {
  const now = ctx.clock()
  const request = { userId: ctx.me.user_id, reqId, uri: doCheckin.uri, at: now, secrets: ctx.secrets }
  const wish = { ref, ticket, placeId, method: 'staff', at: now - ago, reqId } as const
  try {
    // The log of requests keeps answers as they are sent.
    const answer = await withTransaction(ctx.db, (db) =>
      once(db, request, async () => ({ t: await checkIn(within(ctx, db), wish) })),
    )
    if (!answer) throw new CallError('SYSTEM')
    const done = answer.t
    ctx.committed((services) => tellDone(services, ref, done))
    const { id, first, at, place, operator } = done
    return { reqId, id, first, at, person: maskName(done.person), place, operator }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    await error.afterwards?.(ctx.db)
    return { reqId, code: errorCode(error.error) as ErrorCode, msg: sentenceOf(error, ctx.language), ...whyOf(error) }
  }
}

function whyOf({ data }: CallError): Pick<KeptScanResult, 'why'> {
  const why = (data as Pick<KeptScanResult, 'why'> | undefined)?.why
  return why ? { why } : {}
}

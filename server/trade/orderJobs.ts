import type { Services } from '../call/Context'
import { withTransaction } from '../db/withTransaction'
import { passOffersOn } from '../features/entries/waitlistOffers'
import { expireOrders, lockOrder, refundChain } from './refunds'
import { completeChain, moveChain } from './settle'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BATCH = 100
/** Order types fulfilled inside the payment: nothing waits for a review. */
const SILENCE = { use: DAY, review: 7 * DAY, request: 72 * HOUR } as const

type Jobs = Pick<Services, 'db' | 'clock' | 'log' | 'providers'>

/** Everything time alone decides about orders. Running it twice, or on two servers, changes nothing more. */
export async function runOrderJobs(services: Jobs): Promise<void> {
  const { db, clock } = services
  await expireOrders(db, clock())
  await passOffersOn(db, clock())
  await moveOnTime(services)
  await sendRefunds(services)
}

/** A day after its end a thing counts as used; seven days later as reviewed; a request unanswered for 72 hours is approved. */
async function moveOnTime({ db, clock }: Jobs): Promise<void> {
  const now = clock()
  const due = await db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.id', 'c.order_id', 'c.status'])
    .where((eb) =>
      eb.or([
        eb.and([eb('c.status', '=', 11), eb('o.ends_at', '<', now - SILENCE.use)]),
        eb.and([eb('c.status', '=', 13), eb('c.moved_at', '<', now - SILENCE.review)]),
        eb.and([eb('c.status', '=', 15), eb('c.moved_at', '<', now - SILENCE.request)]),
      ]),
    )
    .limit(BATCH)
    .execute()
  for (const { id, order_id, status } of due) {
    await withTransaction(db, async (trx) => {
      const order = await lockOrder(trx, order_id)
      const chain = await trx.selectFrom('order_chain').selectAll().where('id', '=', id).executeTakeFirst()
      if (!order || chain?.status !== status) return
      const mover = { actor: 'system', at: now }
      if (status === 11) await moveChain(trx, order, chain, 13, mover)
      else if (status === 13) await completeChain(trx, order, chain, mover)
      else await refundChain(trx, order, chain, mover)
    })
  }
}

/** Gives the channel's part of refunds back; `refundNo` makes a repeat after a crash harmless. */
async function sendRefunds({ db, providers, log }: Jobs): Promise<void> {
  const open = await db
    .selectFrom('refund')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('at')
    .limit(BATCH)
    .execute()
  for (const refund of open) {
    try {
      if (refund.trade_no === null) throw new Error('a refund without a payment')
      const { channelNo } = await providers.payment.refund({
        tradeNo: refund.trade_no,
        refundNo: refund.id,
        amount: refund.cash_part,
      })
      await db
        .updateTable('refund')
        .set({ state: 'done', channel_no: channelNo })
        .where('id', '=', refund.id)
        .where('state', '=', 'open')
        .execute()
    } catch (error) {
      log.error({ err: error, refund: refund.id }, 'refund not sent')
    }
  }
}

/** Runs the jobs every `everyMs` until the returned function is called, which waits for a running one. */
export function startOrderJobs(services: Jobs, everyMs = 20_000): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => runOrderJobs(services))
      .catch((error: unknown) => services.log.error({ err: error }, 'order jobs'))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

import { ORDER_STATUS } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { isWaiting } from '../../trade/deposits'
import { moveChain } from '../../trade/moveChain'
import { openOrder } from '../../trade/openOrder'
import { campaignOf, projectOf, stateAt } from './rows'

/** Asks for an own support back, once unless the request was withdrawn. Its order's line waits for staff from then on, as every refund does. */
export async function askSupportBack(
  ctx: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<{ readonly id: string; readonly state: 'waiting' }> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const known = await db
    .selectFrom('cf_support')
    .select(['user_id', 'project_id'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new CallError('NOTFOUND')
  if (known.user_id !== me.user_id) throw new CallError('DENIED')
  await refuseBannedWords(db, iid, reason)
  const open = await openOrder(db, { iid, id }, at)
  if (!open) throw new CallError('NOTFOUND')
  const request = await db
    .insertInto('cf_refund')
    .values({ iid, support_id: id, user_id: me.user_id, reason, at, decided_at: null })
    // A request that the supporter withdrew may be made again; any other stays the only one.
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'support_id'])
        .doUpdateSet({ reason, at, state: 'waiting', note: '', decided_at: null })
        .where('cf_refund.state', '=', 'withdrawn'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!request) throw new CallError('DUP', { detail: REASONS.cfAsked })
  const project = await projectOf(db, iid, known.project_id)
  const campaign = await campaignOf(db, iid, project.campaign_id)
  if (stateAt(project, campaign, at) !== 'live') throw new CallError('CLOSED', { detail: REASONS.cfEnded })
  const [chain] = open.chains
  if (!chain || !isWaiting(chain)) throw new CallError('ORDERSTATE')
  const mover = { actor: 'system', means: 'event', at, remark: reason } as const
  await moveChain(db, open.order, chain, ORDER_STATUS.refundRequested, mover, { remark: reason })
  return { id: String(request.id), state: 'waiting' }
}

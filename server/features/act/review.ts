import { build } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Worded } from '../../call/reasons'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import type { ActTables } from '../../db/schema/act'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { fieldsOf } from './needforms'

const JUST_NOW_MS = 10_000

type QueueRow = Selectable<ActTables['needform']>

/**
 * Requests for bespoke activities, the oldest first: new ones, and those where staff talk with the person. Nobody
 * decides their own.
 */
export const needformReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'bespoke', table: 'needform', as: 'f' },
        waits: sql`f.state <> 'done'`,
        select: sql`f.*`,
      },
      ask,
    )
    const list = rows.map((row) => ({
      id: String(row.id),
      at: Number(row.at),
      who: row.who,
      data: { ...fieldsOf(row), state: row.state, reply: row.reply, own: Number(row.user_id) === me.user_id },
    }))
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid } = ctx
    const at = ctx.clock()
    const known = await db
      .selectFrom('needform')
      .select(['user_id', 'destination', 'state'])
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .executeTakeFirst()
    if (!known) throw new CallError('NOTFOUND')
    refuseOwn(ctx, known.user_id)
    const state = decision === 'pass' && known.state === 'new' ? 'contacted' : 'done'
    const moved = await db
      .updateTable('needform')
      .set({ state, ...(note ? { reply: note } : {}), ...(state === 'done' ? { done_at: at } : { contacted_at: at }) })
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .where('state', '=', known.state)
      .where('state', '<>', 'done')
      // Two of staff who both saw a new one have not finished it by that.
      .where(({ or, eb }) => or([eb('contacted_at', 'is', null), eb('contacted_at', '<=', at - JUST_NOW_MS)]))
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new CallError('STALE')
    const text = textOf(decision, state, known.destination, note)
    return { state, notice: { userId: known.user_id, text, path: build('act.needform', { iid }) } }
  },
}

function textOf(decision: 'pass' | 'refuse', state: 'contacted' | 'done', destination: string, note: string): Worded {
  const [zh, en] =
    decision === 'refuse'
      ? ['暂时无法安排', 'cannot be arranged for now']
      : state === 'contacted'
        ? ['已有专人跟进', 'is being looked after']
        : ['已完成', 'is done']
  return {
    zh: `你的定制需求「${destination}」${zh}${note ? `：${note}` : '。'}`,
    en: `Your request for “${destination}” ${en}${note ? `: ${note}` : '.'}`,
  }
}

import { type AnsweredQuestion, ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { withTransaction } from '../../db/withTransaction'
import { refuseRestricted } from '../../items/restrictions'
import { tellMember } from '../../notices/tellMember'
import { moveChain } from '../../trade/moveChain'
import { openOrder } from '../../trade/openOrder'
import { questionRow, shownQuestion } from './queries'

/**
 * Stores the expert's answer: once, in time, and only while no refund is requested. It fulfils the order. The same words
 * again, after a lost answer, change nothing.
 */
export async function answerQuestion(ctx: Context, id: string, content: string): Promise<AnsweredQuestion> {
  const at = ctx.clock()
  const { iid, me } = ctx
  if (!/^\d{1,15}$/.test(id)) throw new CallError('NOTFOUND')
  return await withTransaction(ctx.db, async (db) => {
    const asked = await db
      .selectFrom('ask_question')
      .select(['id', 'order_id', 'expert_id', 'user_id'])
      .where('iid', '=', iid)
      .where('id', '=', Number(id))
      .executeTakeFirst()
    if (!asked) throw new CallError('NOTFOUND')
    if (asked.expert_id !== me.user_id) throw new CallError('DENIED')
    await refuseRestricted(db, me, at)
    await refuseBannedWords(db, iid, content)
    // Due moves come first: a question past its deadline is refunded here, not answered.
    const open = await openOrder(db, { iid, id: asked.order_id }, at)
    const claimed = await db
      .updateTable('ask_question')
      .set({ answer: content, state: 'answered', answered_at: at })
      .where('iid', '=', iid)
      .where('id', '=', asked.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (!claimed) {
      const before = await questionRow(db, iid, asked.id)
      if (before?.state === 'answered' && before.answer === content)
        return { ...shownQuestion(before, me, at), again: true }
    }
    const [chain] = open?.chains ?? []
    if (!claimed || !open || chain?.status !== ORDER_STATUS.paid) throw new CallError('STALE')
    await moveChain(db, open.order, chain, ORDER_STATUS.received, { actor: 'system', means: 'event', at })
    await db
      .updateTable('expert')
      .set({ answered: sql`answered + 1` })
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .execute()
    await tellMember(db, ctx, {
      userId: asked.user_id,
      text: { zh: `${me.nick_name}回答了你的提问`, en: `${me.nick_name} has answered your question` },
      key: `answer:${asked.id}`,
    })
    const row = await questionRow(db, iid, asked.id)
    if (!row) throw new CallError('NOTFOUND')
    return shownQuestion(row, me, at)
  })
}

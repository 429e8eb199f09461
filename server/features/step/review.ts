import { build } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import type { StepTables } from '../../db/schema/steps'
import { readAddress } from '../../delivery/storage/readAddress'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { addDays } from './recordSteps'
import { takePersonsTurn } from './takePart'

type QueueRow = Selectable<StepTables['step_claim']> & { readonly title: string }

/** Steps with a screenshot, the oldest first. Approved, the larger value of the day counts. */
export const stepReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'steps', table: 'step_claim', as: 'c' },
        waits: sql`c.state = 'pending'`,
        select: sql`c.*, s.title`,
        joins: sql`join step_challenge s on s.iid = c.iid and s.id = c.challenge_id`,
      },
      ask,
    )
    const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
    const list = rows.map((row) => ({
      id: String(row.id),
      at: Number(row.at),
      who: row.who,
      data: {
        title: row.title,
        date: row.date,
        steps: Number(row.steps),
        photo: readAddress(ctx, origin, row.photo),
        own: Number(row.user_id) === me.user_id,
      },
    }))
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid } = ctx
    const at = ctx.clock()
    const known = await db
      .selectFrom('step_claim')
      .select('user_id')
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .executeTakeFirst()
    if (!known) throw new CallError('NOTFOUND')
    const { user_id: userId } = known
    refuseOwn(ctx, userId)
    await takePersonsTurn(db, iid, userId)
    const state = decision === 'pass' ? 'passed' : 'refused'
    const claim = await db
      .updateTable('step_claim')
      .set({ state, note, decided_at: at })
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .where('state', '=', 'pending')
      .returning(['date', 'steps', 'challenge_id'])
      .executeTakeFirst()
    if (!claim) throw new CallError('STALE')
    const { date, steps } = claim
    if (decision === 'pass')
      await addDays(db, { iid, userId, source: 'manual', at }, [{ date, steps }], {
        claimedIn: claim.challenge_id,
      })
    const text =
      decision === 'pass'
        ? {
            zh: `你${date}的${steps}步已通过审核，计入排行。`,
            en: `Your ${steps} steps on ${date} were approved and now count.`,
          }
        : {
            zh: `你${date}的${steps}步未通过审核：${note}`,
            en: `Your ${steps} steps on ${date} were declined: ${note}`,
          }
    return { state, notice: { userId, text, path: build('step.count', { iid, id: claim.challenge_id }) } }
  },
}

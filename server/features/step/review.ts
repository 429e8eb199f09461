import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { refuseOwn } from '../../call/refuseOwn'
import { readPage } from '../../db/lists/readPage'
import { rowId } from '../../db/rowId'
import type { StepTables } from '../../db/schema/steps'
import { readAddress } from '../../delivery/storage/readAddress'
import type { ReviewRules } from '../../review/ReviewRules'
import { addDays } from './recordSteps'
import { takePersonsTurn } from './takePart'

type QueueRow = Selectable<StepTables['step_claim']> & { readonly who: string; readonly title: string }

/** Steps with a screenshot, the oldest first. Approved, the larger value of the day counts. */
export const stepReviews: ReviewRules = {
  async queue(ctx, { id, pageNo: page, pageSize: size }) {
    const { iid, me } = ctx
    const { rows, total, hasMore } = await readPage<QueueRow>(
      ctx,
      {
        walks: [
          {
            from: sql`step_claim c`,
            where: [
              sql`c.iid = ${iid} and c.state = 'pending'`,
              ...(id === undefined ? [] : [sql`c.id = ${rowId(id)}`]),
            ],
            keys: [sql`c.id`],
            way: 'asc',
            carry: sql`c.id`,
          },
        ],
        select: sql`c.*, m.nick_name as who, s.title`,
        joins: sql`join step_claim c on c.iid = ${iid} and c.id = w.id
          join member m on m.iid = c.iid and m.user_id = c.user_id
          join step_challenge s on s.iid = c.iid and s.id = c.challenge_id`,
      },
      { question: ['step reviews', iid, me.user_id, id, size], page, size },
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
            en: `Your ${steps} steps of ${date} were approved and count.`,
          }
        : {
            zh: `你${date}的${steps}步未通过审核：${note}`,
            en: `Your ${steps} steps of ${date} were declined: ${note}`,
          }
    return { state, notice: { userId, text } }
  },
}

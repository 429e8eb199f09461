import type { PaperStart } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { type AttemptRow, attemptsOf, GRACE_MS, nextAttempt } from './attempts'
import { type PaperRow, paperById } from './papers'

/** Lets the member's calls about a paper come one after another. */
export const paperTurns = (db: Db, { iid, id }: PaperRow, userId: number): Promise<void> =>
  takeTurns(db, iid, `paper ${id} ${userId}`)

/** The open attempt, or a new one; refused when the paper is closed, used up, or resting. */
export async function openAttempt(db: Db, paper: PaperRow, userId: number, at: number): Promise<AttemptRow> {
  const rows = await attemptsOf(db, paper, userId, at)
  const last = rows.at(-1)
  if (last && last.submitted_at === null) {
    if (last.until === null && paper.to_at !== null && at > paper.to_at + GRACE_MS) throw new CallError('CLOSED')
    return last
  }
  if (at < (paper.from_at ?? at) || at > (paper.to_at ?? at)) throw new CallError('CLOSED')
  const next = nextAttempt(paper, rows, at)
  if (!next.allowed) throw new CallError('DUP', { detail: REASONS.paperDone })
  if (next.from !== null) throw new CallError('LOCKED', { data: { until: next.from } })
  return await db
    .insertInto('paper_answer')
    .values({
      iid: paper.iid,
      paper_id: paper.id,
      user_id: userId,
      attempt: (last?.attempt ?? 0) + 1,
      started_at: at,
      until: paper.timed > 0 ? at + paper.timed * paper.items.length * 1000 : null,
      submitted_at: null,
      answers: '{}',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Opens the member's attempt, in the call's transaction. */
export async function startPaper(ctx: Context, paperId: string): Promise<PaperStart> {
  const { db, me } = ctx
  const paper = await paperById(db, me, paperId)
  await paperTurns(db, paper, me.user_id)
  const { attempt, started_at, until } = await openAttempt(db, paper, me.user_id, ctx.clock())
  return { attempt, startedAt: started_at, until, now: ctx.clock() }
}

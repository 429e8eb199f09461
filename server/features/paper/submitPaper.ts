import type { PaperAnswers, PaperScore } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import { attemptsOf, nextAttempt } from './attempts'
import { readAnswers, scoreOf } from './grade'
import { type PaperRow, paperById } from './papers'
import { openAttempt, paperTurns } from './startPaper'

/** Hands in the member's open attempt, in the call's transaction: the answers, the points, the counts and the coins. */
export async function submitPaper(
  ctx: Context,
  { paperId, answers }: { readonly paperId: string; readonly answers: PaperAnswers },
): Promise<PaperScore> {
  const { db, me } = ctx
  const at = ctx.clock()
  const paper = await paperById(db, me, paperId)
  await paperTurns(db, paper, me.user_id)
  // Without a clock the first answer opens the attempt; with one it must have been opened, and still be open.
  const before = await attemptsOf(db, paper, me.user_id, at)
  const last = before.at(-1)
  if (paper.timed > 0 && last?.submitted_at !== null)
    throw last && last.submitted_at !== last.until
      ? new CallError('DUP', { detail: REASONS.paperDone })
      : new CallError('CLOSED')
  const { attempt } = await openAttempt(db, paper, me.user_id, at)
  const read = readAnswers(paper.items, answers, { complete: paper.timed === 0 })
  const texts = paper.items.filter(({ type }) => type === 'text').map(({ id }) => String(read[id] ?? ''))
  await refuseBannedWords(db, paper.iid, ...texts)
  const isQuiz = paper.kind === 'quiz'
  const score = isQuiz ? scoreOf(paper.items, read) : 0
  const pass = !isQuiz || score >= paper.pass_mark
  const coins = pass ? await earn(db, paper, me.user_id, at) : 0
  await db
    .updateTable('paper_answer')
    .set({ submitted_at: at, answers: JSON.stringify(read), score, pass, coins })
    .where('iid', '=', paper.iid)
    .where('paper_id', '=', paper.id)
    .where('user_id', '=', me.user_id)
    .where('attempt', '=', attempt)
    .execute()
  if (isQuiz && before.every((row) => row.submitted_at === null || row.score < score))
    await rankAttempt(db, paper, me.user_id, attempt)
  if (!isQuiz) await countChoices(db, paper, read)
  const next = nextAttempt(paper, await attemptsOf(db, paper, me.user_id, at), at)
  return { score, pass, coins, ...(next.allowed ? { retryAt: next.from ?? at } : {}) }
}

/** Books the paper's coins once for a member, and answers how many came in now. */
async function earn(db: Db, { iid, id, coins }: PaperRow, userId: number, at: number): Promise<number> {
  if (coins === 0) return 0
  const isNew = await post(db, {
    iid,
    kind: 'coin earn',
    ref: `paper:${userId}:${id}`,
    reason: '答题奖励',
    currency: 'COIN',
    at,
    postings: move(tenantAccount(iid, 'issue'), userAccount(iid, userId, 'coin'), coins),
  })
  return isNew ? coins : 0
}

/** Lets the attempt with the most points stand in the rank; of equal ones the first. */
async function rankAttempt(db: Db, { iid, id }: PaperRow, userId: number, attempt: number): Promise<void> {
  const own = db.updateTable('paper_answer').where('iid', '=', iid).where('paper_id', '=', id)
  await own.set({ best: false }).where('user_id', '=', userId).where('best', '=', true).execute()
  await own.set({ best: true }).where('user_id', '=', userId).where('attempt', '=', attempt).execute()
}

/** Counts the choices of a survey, always in the same order, so that two submissions never wait for each other. */
async function countChoices(db: Db, { iid, id, items }: PaperRow, answers: PaperAnswers): Promise<void> {
  const counted = items
    .filter(({ type }) => type !== 'text')
    .flatMap(({ id: item_id }) => {
      const answer = answers[item_id]
      if (answer === undefined) return []
      return ['', ...(typeof answer === 'string' ? [answer] : answer)].map((choice) => ({ item_id, choice }))
    })
    .sort((a, b) => a.item_id.localeCompare(b.item_id) || a.choice.localeCompare(b.choice))
  for (const { item_id, choice } of counted)
    await db
      .insertInto('paper_count')
      .values({ iid, paper_id: id, item_id, choice, n: 1 })
      .onConflict((conflict) =>
        conflict.columns(['iid', 'paper_id', 'item_id', 'choice']).doUpdateSet({ n: sql`paper_count.n + 1` }),
      )
      .execute()
}

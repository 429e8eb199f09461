import type { Paper, PaperResult, PaperStat } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { type AttemptRow, attemptsOf, bestOf, nextAttempt } from './attempts'
import { isRight } from './grade'
import { asked, type PaperRef, type PaperRow, paperOf } from './papers'

type Who = { readonly iid: number; readonly user_id: number }
/** A place behind so many others is not counted any further. */
const MOST_COUNTED = 10_000

/** A paper as it is asked, with the member's latest attempt. */
export async function readPaper(db: Db, me: Who, ref: PaperRef, at: number): Promise<Paper> {
  const paper = await paperOf(db, me, ref)
  const rows = await attemptsOf(db, paper, me.user_id, at)
  const last = rows.at(-1)
  const next = last?.submitted_at === null ? { allowed: true, from: null } : nextAttempt(paper, rows, at)
  return {
    paperId: paper.id,
    kind: paper.kind,
    title: paper.title,
    intro: paper.intro,
    timed: paper.timed,
    passMark: paper.pass_mark,
    from: paper.from_at,
    to: paper.to_at,
    retake: next.allowed,
    retryAt: next.from,
    items: paper.items.map(asked),
    attempt: last
      ? {
          attempt: last.attempt,
          startedAt: last.started_at,
          until: last.until,
          submitted: last.submitted_at !== null,
          score: last.score,
          pass: last.pass,
        }
      : null,
    now: at,
  }
}

/** The member's best attempt. What is right stays unsaid while another attempt may follow. */
export async function readResult(db: Db, me: Who, ref: PaperRef, at: number): Promise<PaperResult> {
  const paper = await paperOf(db, me, ref)
  const rows = await attemptsOf(db, paper, me.user_id, at)
  const best = bestOf(rows)
  if (!best) throw new CallError('NOTFOUND')
  const isQuiz = paper.kind === 'quiz'
  const next = nextAttempt(paper, rows, at)
  const tells = isQuiz && !next.allowed
  return {
    paperId: paper.id,
    kind: paper.kind,
    title: paper.title,
    score: best.score,
    pass: best.pass,
    passMark: paper.pass_mark,
    rank: isQuiz ? await rankOf(db, paper, best) : null,
    coins: rows.reduce((sum, { coins }) => sum + coins, 0),
    items: paper.items.map(asked),
    answers: paper.items.map((item) => {
      const given = best.answers[item.id] ?? ''
      const right = tells ? isRight(item, best.answers[item.id]) : null
      if (!tells || !item.correct) return { id: item.id, given, right }
      return { id: item.id, given, right, correct: item.correct, ...(item.why ? { why: item.why } : {}) }
    }),
    stats: isQuiz ? [] : await statsOf(db, paper),
    retake: next.allowed,
    retryAt: next.from,
    submittedAt: best.submitted_at ?? best.started_at,
  }
}

/** The place of an attempt: how many have more points, or had as many earlier. */
async function rankOf(db: Db, { iid, id }: PaperRow, { score, submitted_at, user_id }: AttemptRow) {
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from (select 1 from paper_answer p
      where p.iid = ${iid} and p.paper_id = ${id} and p.best
        and (-p.score, p.submitted_at, p.user_id) < (${-score}::int, ${submitted_at}::bigint, ${user_id}::bigint)
      limit ${sql.lit(MOST_COUNTED)}) n`.execute(db)
  return Number(rows[0]?.ahead ?? 0) + 1
}

async function statsOf(db: Db, { iid, id, items }: PaperRow): Promise<PaperStat[]> {
  const rows = await db
    .selectFrom('paper_count')
    .select(['item_id', 'choice', 'n'])
    .where('iid', '=', iid)
    .where('paper_id', '=', id)
    .execute()
  const counts = new Map(rows.map(({ item_id, choice, n }) => [`${item_id} ${choice}`, n]))
  return items
    .filter(({ type }) => type !== 'text')
    .map((item) => {
      const points = Array.from({ length: item.max ?? 0 }, (_, n) => ({ key: String(n + 1), text: String(n + 1) }))
      const options = item.type === 'score' ? points : item.options.map((text, n) => ({ key: String(n), text }))
      return {
        id: item.id,
        total: counts.get(`${item.id} `) ?? 0,
        options: options.map((one) => ({ ...one, count: counts.get(`${item.id} ${one.key}`) ?? 0 })),
      }
    })
}

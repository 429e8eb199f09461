import type { PaperAnswers } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { readAnswers, scoreOf } from './grade'
import { PAPERS, type PaperSeed } from './seedPapers'

const HOUR = 3_600_000

/** The question pages of a demo tenant, answered by all its people except the first, who tries the demo. */
export const plantPapers: Planter = async (db, { iid, people }, now) => {
  const papers = PAPERS.filter((paper) => paper.iid === iid)
  await insertRows(
    db,
    'paper',
    papers.map(({ id, kind, title, intro, passMark = 0, timed = 0, attempts = 1, coins = 0, items }) => ({
      ...{ iid, id, scope: 'question', ref_id: id, kind, title, intro, timed, attempts, coins },
      ...{ pass_mark: passMark, from_at: null, to_at: null, items: JSON.stringify(items) },
    })),
  )
  const [, ...others] = people.map(({ userId }) => userId)
  for (const paper of papers) await answerPaper(db, paper, others, now)
}

/** What the n-th person chooses. */
const answersOf = ({ kind, items }: PaperSeed, n: number): PaperAnswers =>
  Object.fromEntries(
    items.map(({ id, type, options, max = 0, correct }, index) => {
      const wrong = (n * 3 + index) % 4 === 0
      if (kind === 'quiz' && correct && !wrong) return [id, type === 'single' ? (correct[0] ?? '') : correct]
      if (type === 'text') return [id, '']
      if (type === 'score') return [id, String(max - (n % 3))]
      const choice = String((n * 2 + index) % options.length)
      return [id, type === 'single' ? choice : [choice]]
    }),
  )

async function answerPaper(db: Db, paper: PaperSeed, userIds: readonly number[], now: number): Promise<void> {
  const { iid, id, kind, items, timed = 0, passMark = 0 } = paper
  const key = { iid, paper_id: id }
  const rows = userIds.map((user_id, n) => {
    const answers = readAnswers(items, answersOf(paper, n), { complete: true })
    const score = kind === 'quiz' ? scoreOf(items, answers) : 0
    const at = now - (userIds.length - n) * HOUR
    return { user_id, answers, score, at }
  })
  await insertRows(
    db,
    'paper_answer',
    rows.map(({ user_id, answers, score, at }) => ({
      ...{ ...key, user_id, attempt: 1, score, pass: kind === 'survey' || score >= passMark },
      ...{ started_at: at - 90_000, until: timed > 0 ? at - 90_000 + timed * items.length * 1000 : null },
      ...{ submitted_at: at, answers: JSON.stringify(answers), best: kind === 'quiz' },
    })),
  )
  if (kind === 'quiz') return
  const counts = new Map<string, number>()
  for (const { answers } of rows)
    for (const [item, answer] of Object.entries(answers))
      for (const choice of ['', ...(typeof answer === 'string' ? [answer] : answer)])
        if (items.some((one) => one.id === item && one.type !== 'text'))
          counts.set(`${item} ${choice}`, (counts.get(`${item} ${choice}`) ?? 0) + 1)
  await insertRows(
    db,
    'paper_count',
    [...counts].map(([name, n]) => {
      const [item_id = '', choice = ''] = name.split(' ')
      return { ...key, item_id, choice, n }
    }),
  )
}

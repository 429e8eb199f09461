import { isPaperAnswered, offeredAnswer, type PaperAnswer, type PaperAnswers, paperAnswerList } from '@quanzi/contract'
import { paramError } from '../../call/CallError'
import { unanswered } from '../../call/reasons'
import type { StoredPaperItem } from '../../db/schema/paper'

/** The answers in the form in which they are stored; PARAM for what the paper does not ask or offer. */
export function readAnswers(
  items: readonly StoredPaperItem[],
  given: PaperAnswers,
  { complete }: { readonly complete: boolean },
): PaperAnswers {
  const known = new Set(items.map(({ id }) => id))
  if (Object.keys(given).some((id) => !known.has(id))) throw paramError('answers')
  const read: Record<string, PaperAnswer> = {}
  items.forEach((item, index) => {
    const answer = given[item.id]
    if (isPaperAnswered(answer)) {
      const offered = offeredAnswer(item, answer)
      if (offered === undefined) throw paramError('answers')
      read[item.id] = offered
    } else if (item.must && complete) throw paramError('answers', unanswered(index + 1))
  })
  return read
}

/** Whether an answer is right; null for a question that nothing is right for. */
export function isRight({ type, correct }: StoredPaperItem, answer: PaperAnswer | undefined): boolean | null {
  if (!correct || correct.length === 0) return null
  const given = paperAnswerList(answer)
  if (type === 'text') return correct.some((one) => one.toLowerCase() === (given[0] ?? '').trim().toLowerCase())
  return given.length === correct.length && correct.every((one) => given.includes(one))
}

/** The points of a quiz, of a hundred. */
export function scoreOf(items: readonly StoredPaperItem[], answers: PaperAnswers): number {
  const graded = items.map((item) => isRight(item, answers[item.id])).filter((right) => right !== null)
  if (graded.length === 0) return 100
  return Math.round((graded.filter(Boolean).length * 100) / graded.length)
}

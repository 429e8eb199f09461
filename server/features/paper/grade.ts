import type { PaperAnswer, PaperAnswers } from '@quanzi/contract'
import { paramError } from '../../call/CallError'
import { unanswered } from '../../call/reasons'
import type { StoredPaperItem } from '../../db/schema/paper'

const MOST_TEXT = 1000

const listOf = (answer: PaperAnswer | undefined): readonly string[] =>
  answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer

export const isAnswered = (answer: PaperAnswer | undefined): boolean => listOf(answer).some((one) => one.trim() !== '')

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
    if (isAnswered(answer)) read[item.id] = readAnswer(item, listOf(answer))
    else if (item.must && complete) throw paramError('answers', unanswered(index + 1))
  })
  return read
}

function readAnswer({ type, options, max = 0 }: StoredPaperItem, given: readonly string[]): PaperAnswer {
  const [first = ''] = given
  const isOption = (one: string) => /^\d{1,3}$/.test(one) && Number(one) < options.length
  switch (type) {
    case 'single':
      if (given.length !== 1 || !isOption(first)) throw paramError('answers')
      return first
    case 'multiple':
      if (!given.every(isOption) || new Set(given).size !== given.length) throw paramError('answers')
      return [...given].sort((a, b) => Number(a) - Number(b))
    case 'score':
      if (given.length !== 1 || !/^\d{1,3}$/.test(first) || Number(first) < 1 || Number(first) > max)
        throw paramError('answers')
      return first
    case 'text':
      if (given.length !== 1 || first.length > MOST_TEXT) throw paramError('answers')
      return first.trim()
  }
}

/** Whether an answer is right; null for a question that nothing is right for. */
export function isRight({ type, correct }: StoredPaperItem, answer: PaperAnswer | undefined): boolean | null {
  if (!correct || correct.length === 0) return null
  const given = listOf(answer)
  if (type === 'text') return correct.some((one) => one.toLowerCase() === (given[0] ?? '').trim().toLowerCase())
  return given.length === correct.length && correct.every((one) => given.includes(one))
}

/** The points of a quiz, of a hundred. */
export function scoreOf(items: readonly StoredPaperItem[], answers: PaperAnswers): number {
  const graded = items.map((item) => isRight(item, answers[item.id])).filter((right) => right !== null)
  if (graded.length === 0) return 100
  return Math.round((graded.filter(Boolean).length * 100) / graded.length)
}

import type { PaperAnswer, PaperAnswers, PaperItem } from '@quanzi/contract'

/** Answers as they are sent. */
export type Given = Record<string, string | string[]>

export const isAnswered = (answer: PaperAnswer | undefined): boolean =>
  answer !== undefined && (typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0)

/** True for an answer that the question offers as it is asked now. */
function isOffered({ type, options, max = 0 }: PaperItem, answer: PaperAnswer): boolean {
  if (typeof answer !== 'string') return type === 'multiple' && answer.every((one) => Number(one) < options.length)
  return type === 'single'
    ? Number(answer) < options.length
    : type === 'score'
      ? Number(answer) <= max
      : type === 'text'
}

/** Without what a paper that has changed meanwhile does not ask any more, and would refuse. */
export const offeredOf = (items: readonly PaperItem[], answers: PaperAnswers): PaperAnswers =>
  Object.fromEntries(
    items.flatMap((item) => {
      const answer = answers[item.id]
      return answer !== undefined && isOffered(item, answer) ? [[item.id, answer]] : []
    }),
  )

export function givenIn(answers: PaperAnswers): Given {
  const given: Given = {}
  for (const [id, answer] of Object.entries(answers))
    if (isAnswered(answer)) given[id] = typeof answer === 'string' ? answer : [...answer]
  return given
}

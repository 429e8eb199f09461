import { isPaperAnswered, offeredAnswer, type PaperAnswers, type PaperItem } from '@quanzi/contract'

/** Answers as they are sent. */
export type Given = Record<string, string | string[]>

/** Without what a paper that has changed meanwhile does not ask any more, and would refuse. */
export const offeredOf = (items: readonly PaperItem[], answers: PaperAnswers): PaperAnswers =>
  Object.fromEntries(
    items.flatMap((item) => {
      const answer = answers[item.id]
      return answer !== undefined && offeredAnswer(item, answer) !== undefined ? [[item.id, answer]] : []
    }),
  )

export function givenIn(answers: PaperAnswers): Given {
  const given: Given = {}
  for (const [id, answer] of Object.entries(answers))
    if (isPaperAnswered(answer)) given[id] = typeof answer === 'string' ? answer : [...answer]
  return given
}

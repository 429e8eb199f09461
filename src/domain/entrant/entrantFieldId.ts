import type { EntrantQuestion } from './EntrantQuestion'

/**
 * The id of a field on the page: `entrant-1-name`, `entrant-1-idcard`; other questions are `answer-<id>`
 * for the first person and `answer-<id>-p2` for the second, because `answer-<id>-2` is a choice of the first.
 */
export function entrantFieldId(row: number, field: string, questions: readonly EntrantQuestion[]): string {
  const question = questions.find(({ id }) => id === field)
  if (!question) return `entrant-${row + 1}-${field}`
  if (question.type === 'idCard') return `entrant-${row + 1}-idcard`
  return row === 0 ? `answer-${field}` : `answer-${field}-p${row + 1}`
}

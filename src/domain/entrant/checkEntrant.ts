import { countTrimmed, fullYears, isDay, isFilled, isMobile, parseIdCard, toIdCard18 } from '@quanzi/contract'
import type { EntrantDraft, EntrantQuestion } from './EntrantQuestion'

export type EntrantProblem = 'name' | 'mobile' | 'must' | 'idCard' | 'date' | 'long' | 'twice' | 'age'

/** The ages that a session admits, and the day on which they are counted. */
export interface AgeRule {
  readonly from: number | null
  readonly to: number | null
  /** YYYY-MM-DD */
  readonly on: string
}

export interface EntrantRules {
  readonly questions: readonly EntrantQuestion[]
  /** YYYY-MM-DD */
  readonly today: string
  readonly age?: AgeRule | null
}

const NAME = { min: 2, max: 20 }
const ANSWER_MAX = 500

function checkIdCard(value: string, { today, age }: EntrantRules): EntrantProblem | null {
  const facts = parseIdCard(value.trim(), today)
  if (!facts) return 'idCard'
  if (!age) return null
  const years = fullYears(facts.birthDate, age.on)
  return (age.from !== null && years < age.from) || (age.to !== null && years > age.to) ? 'age' : null
}

/** The first rule that an answer breaks. An empty answer can break `must` only. */
export function checkAnswer(question: EntrantQuestion, value: string, rules: EntrantRules): EntrantProblem | null {
  if (!isFilled(value)) return question.must ? 'must' : null
  if (question.type === 'idCard') return checkIdCard(value, rules)
  if (question.type === 'mobile') return isMobile(value.trim()) ? null : 'mobile'
  if (question.type === 'date') return isDay(value) ? null : 'date'
  return countTrimmed(value) > ANSWER_MAX ? 'long' : null
}

/** Errors by field, in the order of the form. A field is `name`, `mobile` or a question's id. */
export function checkEntrant(draft: EntrantDraft, rules: EntrantRules): ReadonlyMap<string, EntrantProblem> {
  const problems = new Map<string, EntrantProblem>()
  const length = countTrimmed(draft.name)
  if (length < NAME.min || length > NAME.max) problems.set('name', 'name')
  if (!isMobile(draft.mobile.trim())) problems.set('mobile', 'mobile')
  for (const question of rules.questions) {
    const problem = checkAnswer(question, draft.answers[question.id] ?? '', rules)
    if (problem) problems.set(question.id, problem)
  }
  return problems
}

/** The errors of all people. An ID number entered twice is an error of the later person. */
export function checkEntrants(
  drafts: readonly EntrantDraft[],
  rules: EntrantRules,
): readonly ReadonlyMap<string, EntrantProblem>[] {
  const seen = new Set<string>()
  const idQuestions = rules.questions.filter(({ type }) => type === 'idCard')
  return drafts.map((draft) => {
    const problems = new Map(checkEntrant(draft, rules))
    for (const { id } of idQuestions) {
      const number = toIdCard18((draft.answers[id] ?? '').trim())
      if (number === '' || problems.has(id)) continue
      if (seen.has(number)) problems.set(id, 'twice')
      seen.add(number)
    }
    return problems
  })
}

import { countTrimmed, fullYears, isDay, isFilled, isMobile, parseIdCard, toIdCard18 } from '@quanzi/contract'
import type { EntrantDraft, EntrantQuestion } from './EntrantQuestion'

export type EntrantProblem = 'name' | 'mobile' | 'must' | 'idCard' | 'date' | 'long' | 'twice' | 'age'

/** Ages a session is for, and the day they are counted on. */
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

/** The first rule an answer breaks; an empty one breaks only `must`. */
export function checkAnswer(question: EntrantQuestion, value: string, rules: EntrantRules): EntrantProblem | null {
  if (!isFilled(value)) return question.must ? 'must' : null
  if (question.type === 'idCard') return checkIdCard(value, rules)
  if (question.type === 'mobile') return isMobile(value.trim()) ? null : 'mobile'
  if (question.type === 'date') return isDay(value) ? null : 'date'
  return countTrimmed(value) > ANSWER_MAX ? 'long' : null
}

/** Problems by field: `name`, `mobile` or a question's id, in the order of the form. */
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

/** Everybody's problems; an ID number entered twice is a problem of the later one. */
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

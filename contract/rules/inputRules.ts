import type { Language } from '../errors'
import { isEmail } from './email'
import { fill } from './language'
import { isMobile } from './mobile'
import { countCharacters, isFilled, isPersonName, textareaLength } from './textLength'

/** The generic input rules of forms (admissions-and-regions §5). */
export interface InputRule {
  readonly required?: boolean
  readonly kind?: 'email' | 'mobile' | 'name'
  /** Minimum and maximum number of characters. */
  readonly min?: number
  readonly max?: number
  /** For a textarea a newline counts as 2 characters towards `max`. */
  readonly textarea?: boolean
}

/** The error of an input, with the values for its message. */
export type InputProblem =
  | { readonly kind: 'required' | 'email' | 'mobile' | 'name' }
  | { readonly kind: 'min' | 'max'; readonly n: number }

const KIND_CHECKS = { email: isEmail, mobile: isMobile, name: isPersonName } as const

const MESSAGES = {
  required: { zh: '必填', en: 'required' },
  email: { zh: '请输入正确的邮箱', en: 'please enter a correct e-mail address' },
  mobile: { zh: '请输入正确的手机号', en: 'please enter a correct phone number' },
  name: { zh: '姓名为2-6个字', en: 'a name has 2 to 6 characters' },
  min: { zh: '至少{n}个字', en: 'at least {n} characters' },
  max: { zh: '最多{n}个字', en: 'at most {n} characters' },
} as const

/** The first rule that a value breaks, or null. An empty value can break `required` only. */
export function checkInput(value: string, rule: InputRule): InputProblem | null {
  if (!isFilled(value)) return rule.required === true ? { kind: 'required' } : null
  if (rule.kind !== undefined && !KIND_CHECKS[rule.kind](value)) return { kind: rule.kind }
  if (rule.min !== undefined && countCharacters(value) < rule.min) return { kind: 'min', n: rule.min }
  const length = rule.textarea === true ? textareaLength(value) : countCharacters(value)
  return rule.max !== undefined && length > rule.max ? { kind: 'max', n: rule.max } : null
}

/** The user's message for a broken rule. */
export const inputMessage = (problem: InputProblem, language: Language = 'zh'): string =>
  fill(MESSAGES[problem.kind][language], 'n' in problem ? { n: problem.n } : {})

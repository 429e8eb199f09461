import type { RegistrationStatus } from '../entities/registration'
import type { Language } from '../errors'
import { type Bilingual, fill } from './language'
import { imagesOf } from './registrationForm'
import { isFilled } from './textLength'

/** Registration statuses (admissions-and-regions §4). */
export const REGISTRATION_STATUS = { open: 0, submitted: 1, passed: 2, registered: 3, refill: 4 } as const

/** Who may move a registration between which statuses (admissions-and-regions §4). */
export const REGISTRATION_MOVES: readonly {
  readonly from: RegistrationStatus
  readonly to: RegistrationStatus
  readonly by: 'applicant' | 'staff' | 'payment'
}[] = [
  { from: 0, to: 1, by: 'applicant' },
  { from: 1, to: 2, by: 'staff' },
  { from: 1, to: 3, by: 'staff' },
  { from: 1, to: 4, by: 'staff' },
  { from: 2, to: 3, by: 'payment' },
  { from: 4, to: 0, by: 'applicant' },
]

/** True when that actor may make that move. */
export const canMoveRegistration = (from: number, to: number, by: 'applicant' | 'staff' | 'payment'): boolean =>
  REGISTRATION_MOVES.some((move) => move.from === from && move.to === to && move.by === by)

/** The main button of the application overview; an inactive one only shows the status. */
export const REGISTRATION_BUTTON: Readonly<Record<RegistrationStatus, Bilingual & { readonly active: boolean }>> = {
  0: { zh: '确认提交', en: 'confirm submit', active: true },
  1: { zh: '等待审核', en: 'waiting for review', active: false },
  2: { zh: '审核通过，点击缴费', en: 'review passed, tap to pay', active: true },
  3: { zh: '报名成功', en: 'registration succeeded', active: false },
  4: { zh: '重新填写', en: 'refill', active: true },
}

/** Types of form components (admissions-and-regions §2). */
export const COMPONENT_TYPE = {
  caption: 0,
  text: 1,
  stepper: 2,
  picker: 3,
  address: 4,
  images: 5,
  photo: 6,
  date: 7,
} as const

/** The part of a form component that the rules need. */
export interface RuledComponent {
  readonly id: number
  readonly name: string
  readonly type: number
  readonly must: boolean
  readonly isShow?: boolean
}

/** An answer; the levels of a picker are a list, or one text joined by '/'. */
export type FormValue = string | number | readonly string[] | null | undefined
/** Answers by component id. */
export type FormValues = Readonly<Record<number, FormValue>>

/** A rule that shows components only when another one has one of these answers. */
export interface ConditionalRule {
  readonly when: number
  readonly answers: readonly string[]
  readonly shows: readonly number[]
}

/** The conditions of the documented form (admissions-and-regions §4). */
export const CONDITIONAL_RULES: readonly ConditionalRule[] = [
  { when: 282, answers: ['是'], shows: [283, 284, 285] },
  { when: 297, answers: ['生物学/纳米生物技术', '生物学/生态学'], shows: [426] },
]

const answerText = (value: FormValue): string =>
  (Array.isArray(value) ? value : String(value ?? '').split('/')).map((part: string) => part.trim()).join('/')

const canBeFilled = (type: number): boolean => type >= COMPONENT_TYPE.text && type <= COMPONENT_TYPE.date

/** True unless a rule, or the component itself, hides it. */
export function isComponentShown(
  component: RuledComponent,
  values: FormValues,
  rules: readonly ConditionalRule[] = CONDITIONAL_RULES,
): boolean {
  if (component.isShow === false) return false
  return rules
    .filter(({ shows }) => shows.includes(component.id))
    .every(({ when, answers }) => answers.includes(answerText(values[when])))
}

/** True when a rule, and not the field itself, decides whether it is shown. Such a field need not be answered (§4). */
export const isExempt = (id: number, rules: readonly ConditionalRule[] = CONDITIONAL_RULES): boolean =>
  rules.some(({ shows }) => shows.includes(id))

/** True when the answer is not empty; an empty list of pictures is. */
export const isAnswered = ({ type }: Pick<RuledComponent, 'type'>, value: FormValue): boolean =>
  type === COMPONENT_TYPE.images && typeof value === 'string' ? imagesOf(value).length > 0 : isFilled(value)

/**
 * The components that still need an answer. Components under a rule (even when shown), hidden ones, captions and
 * types without input are exempt (admissions-and-regions §5, screens-activities §3b).
 */
export function missingMust<C extends RuledComponent>(
  components: readonly C[],
  values: FormValues,
  rules: readonly ConditionalRule[] = CONDITIONAL_RULES,
): C[] {
  return components.filter(
    (component) =>
      component.must &&
      component.isShow !== false &&
      canBeFilled(component.type) &&
      !isExempt(component.id, rules) &&
      !isAnswered(component, values[component.id]),
  )
}

/**
 * The answers to save: those of shown components with input, and of exempt ones only if they are filled in. The
 * gateway drops other answers as well.
 */
export function savedValues(
  components: readonly RuledComponent[],
  values: FormValues,
  rules: readonly ConditionalRule[] = CONDITIONAL_RULES,
): Record<number, FormValue> {
  const saved: Record<number, FormValue> = {}
  for (const component of components) {
    const value = values[component.id]
    if (value === undefined || !canBeFilled(component.type) || !isComponentShown(component, values, rules)) continue
    if (isAnswered(component, value) || !isExempt(component.id, rules)) saved[component.id] = value
  }
  return saved
}

const REQUIRED: Bilingual = { zh: '{name}为必填项!', en: '{name} is required!' }

/** The user's message for a missing answer. */
export const requiredMessage = (name: string, language: Language = 'zh'): string => fill(REQUIRED[language], { name })

import type { Language } from '../errors'
import type { Regions } from '../regions/regions'
import { UPLOAD } from './constants'
import { isIdCard, parseIdCard, toIdCard18 } from './idCard'
import { checkInput, inputMessage } from './inputRules'
import { type Bilingual, fill } from './language'
import { COMPONENT_TYPE, type FormValues } from './registration'
import { imagesOf, isPickerAnswer } from './registrationForm'
import { isDay } from './shanghaiTime'
import { countCharacters } from './textLength'

/** The rule for a field's answer besides its type (admissions-and-regions §5); '' for none. */
export type AnswerRule = '' | 'name' | 'idCard' | 'birthDate' | 'email' | 'mobile'

/** The part of a component that is needed to check its answer. */
export interface AnsweredComponent {
  readonly id: number
  readonly name: string
  readonly type: number
  readonly content: string
  readonly rule: AnswerRule
}

/** Maximum length of typed and chosen answers, in characters. */
export const ANSWER_MAX = { text: 500, address: 200 } as const

const MESSAGES = {
  idCard: { zh: '请输入正确的身份证号', en: 'please enter a correct ID number' },
  birthDate: { zh: '出生日期与身份证号不符', en: 'the date of birth is not the one of the ID number' },
  stepper: { zh: '请输入不小于0的整数', en: 'please enter a whole number from 0' },
  picker: { zh: '请从选项中选择', en: 'please choose one of the options' },
  address: { zh: '请从地区列表中选择', en: 'please choose from the list of regions' },
  date: { zh: '请选择日期', en: 'please choose a date' },
  images: { zh: '请重新上传图片', en: 'please upload the pictures again' },
  count: { zh: '最多{n}张图片', en: 'at most {n} pictures' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** The error of an answer: a generic rule of inputs, or one of forms. */
export type AnswerProblem = 'name' | 'email' | 'mobile' | 'text' | keyof typeof MESSAGES

const isGeneric = (problem: AnswerProblem): problem is 'name' | 'email' | 'mobile' =>
  problem === 'name' || problem === 'email' || problem === 'mobile'

/** True for the name of a problem in a refusal. */
export const isAnswerProblem = (value: unknown): value is AnswerProblem =>
  typeof value === 'string' &&
  (value === 'text' || isGeneric(value as AnswerProblem) || Object.keys(MESSAGES).includes(value))

/** The message under a field. It does not name the field, whose label is above it. */
export function answerMessage(problem: AnswerProblem, language: Language = 'zh'): string {
  if (problem === 'text') return inputMessage({ kind: 'max', n: ANSWER_MAX.text }, language)
  if (isGeneric(problem)) return inputMessage({ kind: problem }, language)
  return fill(MESSAGES[problem][language], { n: UPLOAD.imageMaxCount })
}

/** The message for a place where the field is not visible. It names the field once. */
export function namedAnswerMessage(name: string, problem: AnswerProblem, language: Language = 'zh'): string {
  const message = answerMessage(problem, language)
  return message.includes(name) ? message : `${name}${language === 'en' ? ': ' : '：'}${message}`
}

function textProblem(rule: AnswerRule, value: string): AnswerProblem | null {
  if (rule === 'idCard') return isIdCard(value) ? null : rule
  if (rule !== '' && rule !== 'birthDate' && checkInput(value, { kind: rule })) return rule
  return countCharacters(value) > ANSWER_MAX.text ? 'text' : null
}

const addressProblem = (value: string, regions: Regions | null): AnswerProblem | null =>
  countCharacters(value) > ANSWER_MAX.address || (regions && !regions.isPlace(value)) ? 'address' : null

/**
 * The error of an answer; null for a valid or an empty one.
 * @param value the trimmed answer
 * @param regions the region data set; without it only an address's length is checked
 */
export function answerProblem(
  { type, content, rule }: AnsweredComponent,
  value: string,
  regions: Regions | null,
): AnswerProblem | null {
  if (value === '') return null
  switch (type) {
    case COMPONENT_TYPE.text:
      return textProblem(rule, value)
    case COMPONENT_TYPE.stepper:
      return /^\d{1,6}$/.test(value) ? null : 'stepper'
    case COMPONENT_TYPE.picker:
      return isPickerAnswer(content, value) ? null : 'picker'
    case COMPONENT_TYPE.address:
      return addressProblem(value, regions)
    case COMPONENT_TYPE.date:
      return isDay(value) ? null : 'date'
    case COMPONENT_TYPE.images:
      return imagesOf(value).length > UPLOAD.imageMaxCount ? 'count' : null
    default:
      return null
  }
}

/**
 * The answer in stored form: an ID number has 18 characters, a counter no leading zeros, and one space separates
 * names of regions.
 */
export function keptAnswer({ type, rule }: AnsweredComponent, value: string): string {
  if (type === COMPONENT_TYPE.stepper) return String(Number(value))
  if (type === COMPONENT_TYPE.address) return value.split(/\s+/).join(' ')
  return type === COMPONENT_TYPE.text && rule === 'idCard' ? toIdCard18(value) : value
}

const answerTo = (components: readonly AnsweredComponent[], rule: AnswerRule, values: FormValues): string =>
  String(values[components.find((one) => one.rule === rule)?.id ?? -1] ?? '').trim()

/** The birth date in the ID number among the answers; '' without a valid number. */
export const birthDateOf = (components: readonly AnsweredComponent[], values: FormValues): string =>
  parseIdCard(answerTo(components, 'idCard', values))?.birthDate ?? ''

/** True when birth date and ID number are both given and contradict each other. */
export function contradictsIdCard(components: readonly AnsweredComponent[], values: FormValues): boolean {
  const [told, given] = [birthDateOf(components, values), answerTo(components, 'birthDate', values)]
  return told !== '' && given !== '' && told !== given
}

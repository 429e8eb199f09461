import {
  COMPONENT_TYPE,
  type FormValues,
  imagesOf,
  isDay,
  isIdCard,
  isPersonName,
  isPickerAnswer,
  type Language,
  savedValues,
  toIdCard18,
  UPLOAD,
} from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import type { Component, Form } from './queries'

const MAX_TEXT = 500
const MAX_ADDRESS = 200
const MAX_STEPS = 999_999

const WRONG = {
  text: { zh: '最多{n}个字', en: 'at most {n} characters' },
  name: { zh: '姓名为2-6个字', en: 'a name has 2 to 6 characters' },
  idCard: { zh: '请输入正确的身份证号', en: 'please enter a correct ID number' },
  stepper: { zh: '请输入不小于0的整数', en: 'please enter a whole number from 0' },
  picker: { zh: '请从选项中选择', en: 'please choose one of the options' },
  date: { zh: '请选择日期', en: 'please choose a date' },
  images: { zh: '请重新上传图片', en: 'please upload the pictures again' },
  count: { zh: '最多{n}张图片', en: 'at most {n} pictures' },
} as const

type Problem = keyof typeof WRONG

/** Refuses an answer; the message names the field, and `data.field` is the component's id. */
export const wrongAnswer = ({ id, name }: Component, problem: Problem, language: Language, n = 0): CallError =>
  new CallError('PARAM', {
    detail: `${name} ${WRONG[problem][language].replace('{n}', String(n))}`,
    data: { field: id },
  })

interface Asked {
  readonly db: Db
  readonly iid: number
  readonly userId: number
  readonly language: Language
  readonly form: Form
}

/**
 * The answers of a group in stored form: of visible components with input, trimmed, without empty ones, each
 * validated. Without the photo, because only the checked one counts.
 */
export async function keptAnswers(
  asked: Asked,
  components: readonly Component[],
  given: FormValues,
  elsewhere: FormValues,
): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  const shown = savedValues(components.map(ruled), { ...elsewhere, ...given })
  for (const component of components) {
    const value = given[component.id] === undefined ? '' : String(shown[component.id] ?? '').trim()
    if (value === '' || component.type === COMPONENT_TYPE.photo) continue
    kept[component.id] = await checkedAnswer(asked, component, value)
  }
  return kept
}

/** A component in the form that the contract's rules need. */
export const ruled = ({ id, name, type, must, is_show: isShow }: Component) => ({ id, name, type, must, isShow })

async function checkedAnswer(asked: Asked, component: Component, value: string): Promise<string> {
  const { form, language } = asked
  const wrong = (problem: Problem, n?: number) => wrongAnswer(component, problem, language, n)
  const length = [...value].length
  switch (component.type) {
    case COMPONENT_TYPE.text:
      if (component.id === form.name_component && !isPersonName(value)) throw wrong('name')
      if (component.id === form.id_component) {
        if (!isIdCard(value)) throw wrong('idCard')
        return toIdCard18(value)
      }
      if (length > MAX_TEXT) throw wrong('text', MAX_TEXT)
      return value
    case COMPONENT_TYPE.stepper:
      if (!/^\d{1,6}$/.test(value) || Number(value) > MAX_STEPS) throw wrong('stepper')
      return String(Number(value))
    case COMPONENT_TYPE.picker:
      if (!isPickerAnswer(component.content, value)) throw wrong('picker')
      return value
    case COMPONENT_TYPE.address:
      if (length > MAX_ADDRESS) throw wrong('text', MAX_ADDRESS)
      return value
    case COMPONENT_TYPE.date:
      if (!isDay(value)) throw wrong('date')
      return value
    case COMPONENT_TYPE.images:
      return JSON.stringify(await ownPictures(asked, component, imagesOf(value)))
    default:
      return value
  }
}

/** The keys of the pictures, which are stored because addresses expire. All must be the applicant's own uploads. */
async function ownPictures(asked: Asked, component: Component, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length > UPLOAD.imageMaxCount)
    throw wrongAnswer(component, 'count', asked.language, UPLOAD.imageMaxCount)
  const keys = addresses.map(uploadKeyOf)
  const known = keys.filter((key): key is string => key !== null)
  if (known.length === 0 || known.length < keys.length) throw wrongAnswer(component, 'images', asked.language)
  const own = await asked.db
    .selectFrom('uploads')
    .select('key')
    .where('user_id', '=', asked.userId)
    .where('key', 'in', known)
    .where('type', 'like', 'image/%')
    .execute()
  if (own.length < new Set(known).size) throw wrongAnswer(component, 'images', asked.language)
  return known
}

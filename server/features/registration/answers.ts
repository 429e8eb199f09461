import {
  type AnswerProblem,
  answerProblem,
  COMPONENT_TYPE,
  contradictsIdCard,
  type FormValues,
  imagesOf,
  isAnswered,
  keptAnswer,
  type Language,
  namedAnswerMessage,
  savedValues,
} from '@quanzi/contract'
import { chinaRegions } from '../../base/chinaRegions'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import type { Component } from './queries'

/** Refuses an answer. The message names the field once; `data` has its component and the problem. */
export const wrongAnswer = ({ id, name }: Component, problem: AnswerProblem, language: Language): CallError =>
  new CallError('PARAM', { detail: namedAnswerMessage(name, problem, language), data: { field: id, problem } })

interface Asked {
  readonly db: Db
  readonly iid: number
  readonly userId: number
  readonly language: Language
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
    if (!isAnswered(component, value) || component.type === COMPONENT_TYPE.photo) continue
    kept[component.id] = await checkedAnswer(asked, component, value)
  }
  return kept
}

/** A component in the form that the contract's rules expect. */
export const ruled = ({ id, name, type, must, content, rule, is_show: isShow }: Component) => ({
  id,
  name,
  type,
  must,
  content,
  rule,
  isShow,
})

async function checkedAnswer(asked: Asked, component: Component, value: string): Promise<string> {
  const problem = answerProblem(component, value, chinaRegions())
  if (problem) throw wrongAnswer(component, problem, asked.language)
  if (component.type === COMPONENT_TYPE.images)
    return JSON.stringify(await ownPictures(asked, component, imagesOf(value)))
  return keptAnswer(component, value)
}

/** Refuses a birth date that contradicts the ID number; `elsewhere` are the decrypted answers of the other groups. */
export function refuseContradiction(
  components: readonly Component[],
  answers: FormValues,
  {
    ofForm,
    elsewhere,
    language,
  }: {
    readonly ofForm: readonly Component[]
    readonly elsewhere: FormValues
    readonly language: Language
  },
): void {
  if (!contradictsIdCard(ofForm, { ...elsewhere, ...answers })) return
  const here = components.find(({ rule }) => rule === 'birthDate') ?? components.find(({ rule }) => rule === 'idCard')
  if (here) throw wrongAnswer(here, 'birthDate', language)
}

/** The keys of the pictures, which are stored because addresses expire. All must be the applicant's own uploads. */
async function ownPictures(asked: Asked, component: Component, addresses: readonly string[]): Promise<string[]> {
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

import { type ErrorName, errorMessage, type Language } from '@quanzi/contract'
import { asSentence, inLanguage, type Worded } from './reasons'

interface Said {
  readonly error: ErrorName
  readonly detail?: string | Worded | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

/** What a refusal says to the caller: its own reason, of a wrong parameter behind the error's words, else those alone. */
export function sentenceOf({ error, detail = '', values }: Said, language: Language): string {
  const text = errorMessage(error, language, values)
  const reason = inLanguage(detail, language)
  if (reason === '') return text
  return error === 'PARAM' ? `${text}: ${reason}` : asSentence(reason)
}

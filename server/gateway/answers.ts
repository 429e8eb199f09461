import { type CallDefinition, ERRORS, type Language } from '@quanzi/contract'
import type { CallError } from '../call/CallError'
import { sentenceOf } from '../call/sentenceOf'

export interface Refusal {
  readonly code: number
  readonly msg: string
  readonly data?: unknown
}

/** A reply in the response: `{t}`, or unchanged for calls documented that way. */
export const accepted = (definition: CallDefinition, reply: unknown): unknown =>
  'raw' in definition && definition.raw ? reply : { t: reply ?? null }

/** A refusal in the response, in the caller's language. */
export function refused(error: CallError, language: Language): Refusal {
  const msg = sentenceOf(error, language)
  const code = ERRORS[error.error].code
  return error.data === undefined ? { code, msg } : { code, msg, data: error.data }
}

import type { ErrorName } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { inLanguage, type Worded } from './reasons'

/**
 * Thrown by a handler to refuse a call: `throw new CallError('STOCK')`. `values` fill the placeholders of the message;
 * `detail` replaces the message (PARAM appends it after a colon, so it can be a field's name; a sentence must exist in
 * every language); `data` is sent beside the message.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly detail?: string | Worded | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
  readonly data?: unknown
  /** Writes that happen although the call and its transaction are refused. */
  readonly afterwards?: ((db: Db) => Promise<unknown>) | undefined

  constructor(
    readonly error: ErrorName,
    options: {
      detail?: string | Worded | undefined
      values?: Readonly<Record<string, string | number>> | undefined
      data?: unknown
      afterwards?: (db: Db) => Promise<unknown>
    } = {},
  ) {
    super(options.detail ? `${error}: ${inLanguage(options.detail, 'zh')}` : error)
    this.detail = options.detail
    this.values = options.values
    this.data = options.data
    this.afterwards = options.afterwards
  }
}

/** Refuses a parameter by name, with a reason when that helps. */
export const paramError = (field: string, why?: Worded) =>
  new CallError('PARAM', { detail: why ? { zh: `${field} ${why.zh}`, en: `${field} ${why.en}` } : field })

import type { ErrorName } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { inLanguage, type Worded } from './reasons'

/**
 * What a handler throws to refuse a call: `throw new CallError('STOCK')`. `values` fill the
 * placeholders of the message; `detail` replaces the message (PARAM puts it behind a colon, so it
 * can be the field's name; a sentence comes in every language); `data` travels beside the message.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly detail?: string | Worded | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
  readonly data?: unknown
  /** Written although the call, and with it its transaction, is refused. */
  readonly afterwards?: ((db: Db) => Promise<unknown>) | undefined

  constructor(
    readonly error: ErrorName,
    options: {
      detail?: string | Worded
      values?: Readonly<Record<string, string | number>>
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

/** Refuses a parameter by name, and says what is wrong with it when that helps. */
export const paramError = (field: string, why?: Worded) =>
  new CallError('PARAM', { detail: why ? { zh: `${field} ${why.zh}`, en: `${field} ${why.en}` } : field })

import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { paramError } from '../call/CallError'

/** A text of an order's info, checked by the contract's rule and trimmed; PARAM for any other value. */
export function readInfoText(rule: GenericSchema<string, string>, value: unknown, field: string): string {
  const read = v.safeParse(rule, value)
  if (!read.success) throw paramError(field)
  return read.output
}

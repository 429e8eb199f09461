import type { CallDefinition } from '@quanzi/contract'
import * as v from 'valibot'
import { storableText } from '../base/storableText'
import { paramError } from '../call/CallError'

/** The parameters in the contract's types; PARAM names the first invalid one. */
export function parseParams(
  definition: CallDefinition,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const cleaned = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, storable(value, name)]))
  const parsed = v.safeParse(definition.params, cleaned, { abortEarly: true })
  if (parsed.success) {
    return Object.fromEntries(
      Object.entries(parsed.output as object).map(([name, value]) => [name, storable(value, name)]),
    )
  }
  const path = parsed.issues[0].path?.map((item) => String(item.key)).join('.')
  throw paramError(path || 'params')
}

/** No call has parameters that are nested deeper. */
const DEEPEST = 20

/** A value that a column accepts. NUL is refused. Texts within JSON text are cleaned when it has been read. */
function storable(value: unknown, field: string, depth = 0): unknown {
  if (depth > DEEPEST) throw paramError(field)
  if (typeof value === 'string') {
    if (value.includes('\0')) throw paramError(field)
    return storableText(value)
  }
  if (Array.isArray(value)) return value.map((item) => storable(item, field, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key, field, depth), storable(item, field, depth + 1)]),
  )
}

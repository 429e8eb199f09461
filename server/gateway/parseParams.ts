import type { CallDefinition } from '@quanzi/contract'
import * as v from 'valibot'
import { paramError } from '../call/CallError'

/** The parameters as the contract types them; PARAM names the first wrong one. */
export function parseParams(
  definition: CallDefinition,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const parsed = v.safeParse(definition.params, params, { abortEarly: true })
  if (parsed.success) {
    return Object.fromEntries(
      Object.entries(parsed.output as object).map(([name, value]) => [name, storable(value, name)]),
    )
  }
  const path = parsed.issues[0].path?.map((item) => String(item.key)).join('.')
  throw paramError(path || 'params')
}

/** Halves of characters that need two, as a text cut by its length ends with: no JSON column takes them. */
const HALVES = /\p{Surrogate}/gu

/** As a column takes it: halves become the sign for what cannot be read, the character 0 is refused. */
function storable(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw paramError(field)
    return value.replace(HALVES, '\ufffd')
  }
  if (Array.isArray(value)) return value.map((item) => storable(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key, field), storable(item, field)]))
}

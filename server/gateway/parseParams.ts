import type { CallDefinition } from '@quanzi/contract'
import * as v from 'valibot'
import { paramError } from './CallError'

/** The parameters as the contract types them; PARAM names the first wrong one. */
export function parseParams(
  definition: CallDefinition,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const parsed = v.safeParse(definition.params, params, { abortEarly: true })
  if (parsed.success) return storable(parsed.output as Record<string, unknown>)
  const path = parsed.issues[0].path?.map((item) => String(item.key)).join('.')
  throw paramError(path || 'params')
}

/** No column takes these: the character 0, and half of a character that needs two. */
const UNSTORABLE = /\0|\p{Surrogate}/u

function storable(params: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(params)) if (!isStorable(value)) throw paramError(name)
  return params
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item))
}

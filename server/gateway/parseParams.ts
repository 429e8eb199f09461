import type { CallDefinition } from '@quanzi/contract'
import * as v from 'valibot'
import { paramError } from './CallError'

/** The parameters as the contract types them; PARAM names the first wrong one. */
export function parseParams(
  definition: CallDefinition,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const parsed = v.safeParse(definition.params, params, { abortEarly: true })
  if (parsed.success) return parsed.output as Record<string, unknown>
  const path = parsed.issues[0].path?.map((item) => String(item.key)).join('.')
  throw paramError(path || 'params')
}

import type { CallDefinition, ParamsOf, ParamsSchema, ReplyOf } from '@quanzi/contract'

type AnyCall = CallDefinition<ParamsSchema, unknown>
type Listener = (params: object, reply: unknown) => void

const listeners = new Map<string, Set<Listener>>()

/**
 * Tells of each such call that has changed something, whoever made it: the screens that lie under the one in front show
 * the same. Returns what stops it.
 */
export function onChange<C extends AnyCall>(
  definition: C,
  tell: (params: ParamsOf<C>, reply: ReplyOf<C>) => void,
): () => void {
  const { uri } = definition
  const heard = listeners.get(uri) ?? new Set()
  // What was sent and answered is of the types that the catalogue states.
  const listener: Listener = (params, reply) => tell(params as ParamsOf<C>, reply as ReplyOf<C>)
  listeners.set(uri, heard.add(listener))
  return () => void heard.delete(listener)
}

/** A changing call has been answered. */
export function tellChange({ uri }: AnyCall, params: object, reply: unknown): void {
  for (const listener of listeners.get(uri) ?? []) listener(params, reply)
}

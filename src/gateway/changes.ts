import type { CallDefinition, ParamsOf, ParamsSchema, ReplyOf } from '@quanzi/contract'

type AnyCall = CallDefinition<ParamsSchema, unknown>
type Listener = (params: object, reply: unknown) => void

const listeners = new Map<string, Set<Listener>>()

/**
 * Calls `tell` after each successful changing call of this kind, whichever screen made it. This keeps the screens
 * below the front one up to date. Returns a function that stops it.
 */
export function onChange<C extends AnyCall>(
  definition: C,
  tell: (params: ParamsOf<C>, reply: ReplyOf<C>) => void,
): () => void {
  const { uri } = definition
  const heard = listeners.get(uri) ?? new Set()
  // Params and reply have the types that the catalogue states.
  const listener: Listener = (params, reply) => tell(params as ParamsOf<C>, reply as ReplyOf<C>)
  listeners.set(uri, heard.add(listener))
  return () => void heard.delete(listener)
}

/** Tells the listeners that a changing call has been answered. */
export function tellChange({ uri }: AnyCall, params: object, reply: unknown): void {
  for (const listener of listeners.get(uri) ?? []) listener(params, reply)
}

import type { CallDefinition, ParamsOf, ParamsSchema, ReplyOf } from '@quanzi/contract'
import { createId } from '@/lib/createId'
import { call } from './call'
import { isGatewayError } from './GatewayError'

interface Attempt {
  readonly reqId: string
  running: Promise<unknown> | null
}

const attempts = new Map<string, Attempt>()

/**
 * Makes a state-changing call whose repeats are harmless. `act` names what the user is doing, e.g.
 * `order:act:5`: a second tap joins the call under way, and after a network failure or timeout the next
 * try carries the same reqId, so the server answers with the first result. An answer of either kind
 * settles the act.
 */
export function callOnce<C extends CallDefinition<ParamsSchema, unknown>>(
  act: string,
  definition: C,
  paramsWith: (reqId: string) => ParamsOf<C>,
): Promise<ReplyOf<C>> {
  const attempt = attempts.get(act) ?? { reqId: createId(), running: null }
  attempts.set(act, attempt)
  if (attempt.running) return attempt.running as Promise<ReplyOf<C>>
  const running = call(definition, paramsWith(attempt.reqId)).then(
    (reply) => {
      attempts.delete(act)
      return reply
    },
    (error: unknown) => {
      attempt.running = null
      const answered = isGatewayError(error) && (error.kind === 'business' || error.kind === 'auth')
      if (answered) attempts.delete(act)
      throw error
    },
  )
  attempt.running = running
  return running
}

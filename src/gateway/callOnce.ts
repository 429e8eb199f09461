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
 * Makes a write that may be repeated safely. `act` names the user's action, e.g. `order:act:5`. A second tap joins the
 * call in progress. After a network failure or a timeout the next try sends the same reqId, so the server returns the
 * first result. Any answer ends the action.
 */
export function callOnce<C extends CallDefinition<ParamsSchema, unknown>>(
  act: string,
  definition: C,
  paramsWith: (reqId: string) => ParamsOf<C>,
): Promise<ReplyOf<C>> {
  const attempt = attempts.get(act) ?? { reqId: createId(), running: null }
  attempts.set(act, attempt)
  if (attempt.running) return attempt.running as Promise<ReplyOf<C>>
  // Other content may have begun another attempt meanwhile, which this answer does not end.
  const end = () => attempts.get(act) === attempt && attempts.delete(act)
  const running = call(definition, paramsWith(attempt.reqId)).then(
    (reply) => {
      end()
      return reply
    },
    (error: unknown) => {
      attempt.running = null
      const answered = isGatewayError(error) && (error.kind === 'business' || error.kind === 'auth')
      if (answered) end()
      throw error
    },
  )
  attempt.running = running
  return running
}

/** What was last sent by {@link saveOnce}, by act. */
const contents = new Map<string, string>()

/**
 * As {@link callOnce}, for what is written over each time, or turned on and off: other content is another action. When
 * the answer of the first was lost, it does not stand for what was written since.
 */
export function saveOnce<C extends CallDefinition<ParamsSchema, unknown>>(
  act: string,
  definition: C,
  params: Omit<ParamsOf<C>, 'reqId'>,
): Promise<ReplyOf<C>> {
  const content = JSON.stringify(params)
  if (contents.get(act) !== content) attempts.delete(act)
  contents.set(act, content)
  return callOnce(act, definition, (reqId) => ({ ...params, reqId }) as ParamsOf<C>)
}

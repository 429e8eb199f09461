import { type CallDefinition, callKey, type ParamsOf, type ParamsSchema, type ReplyOf } from '@quanzi/contract'
import { gatewayState } from './gatewayState'

/**
 * The answer that the page brought for this call, once. A screen that uses it is complete at its first render, in the
 * browser and on the server (`src/preview`). Undefined when there is none: then make the call.
 */
export const answered = <C extends CallDefinition<ParamsSchema, unknown>>(
  definition: C,
  params: ParamsOf<C>,
): ReplyOf<C> | undefined =>
  // The catalogue states the type of the answer, as in call().
  gatewayState.takePreloaded(callKey(definition.uri, params as object)) as ReplyOf<C> | undefined

import { type CallDefinition, callKey, type ParamsOf, type ParamsSchema, type ReplyOf } from '@quanzi/contract'
import { gatewayState } from './gatewayState'

/**
 * The answer that the page brought with it, once: a screen that takes it stands at its first drawing,
 * in the browser and on the server (`src/preview`). Undefined where there is none, and the call asks.
 */
export const answered = <C extends CallDefinition<ParamsSchema, unknown>>(
  definition: C,
  params: ParamsOf<C>,
): ReplyOf<C> | undefined =>
  // The catalogue's promise about the server's answer, as in call().
  gatewayState.takePreloaded(callKey(definition.uri, params as object)) as ReplyOf<C> | undefined

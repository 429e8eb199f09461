import type { CallDefinition, ParsedParamsOf, ReplyOf } from '@quanzi/contract'
import type { Context } from './Context'

/** Answers one call: validated parameters in, the contract's reply out. */
export type Handler<C> = (ctx: Context, params: ParsedParamsOf<C>) => Promise<ReplyOf<C>> | ReplyOf<C>

/**
 * The handlers of a group of calls. A missing handler, or one with another reply, does not compile. The calls in
 * `NotBuilt` answer NOTBUILT.
 */
export type Handlers<Calls, NotBuilt extends keyof Calls = never> = {
  readonly [Name in Exclude<keyof Calls, NotBuilt>]: Handler<Calls[Name]>
}

/** A handler whose types were checked where it was defined. */
export type AnyHandler = (ctx: Context, params: never) => unknown

/** A group for the dispatcher: definitions and existing handlers. */
export interface CallGroup {
  readonly calls: Readonly<Record<string, CallDefinition>>
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

/** Combines a group's definitions with its handlers: `callGroup(contentCalls, content)`. */
export const callGroup = <Calls extends Readonly<Record<string, CallDefinition>>>(
  calls: Calls,
  handlers: { readonly [Name in keyof Calls]?: Handler<Calls[Name]> },
): CallGroup => ({ calls, handlers: handlers as CallGroup['handlers'] })

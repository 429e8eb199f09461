import type { CallDefinition, ParsedParamsOf, ReplyOf } from '@quanzi/contract'
import type { Context } from './Context'

/** Answers one call: validated parameters in, the contract's reply out. */
export type Handler<C> = (ctx: Context, params: ParsedParamsOf<C>) => Promise<ReplyOf<C>> | ReplyOf<C>

/**
 * The handlers of a group of calls. One that is missing, or that answers another shape, does not
 * compile; the calls of `NotBuilt` answer NOTBUILT until their name leaves that list.
 */
export type Handlers<Calls, NotBuilt extends keyof Calls = never> = {
  readonly [Name in Exclude<keyof Calls, NotBuilt>]: Handler<Calls[Name]>
}

/** A handler whose types were checked where it was written. */
export type AnyHandler = (ctx: Context, params: never) => unknown

/** One group as the dispatcher takes it: definitions and the handlers that exist. */
export interface CallGroup {
  readonly calls: Readonly<Record<string, CallDefinition>>
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

/** Pairs a group's definitions with its handlers: `callGroup(contentCalls, content)`. */
export const callGroup = <Calls extends Readonly<Record<string, CallDefinition>>>(
  calls: Calls,
  handlers: { readonly [Name in keyof Calls]?: Handler<Calls[Name]> },
): CallGroup => ({ calls, handlers: handlers as CallGroup['handlers'] })

import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorName } from '../errors'

/**
 * Who may make a call (conventions §3). The server enforces every word before the handler runs;
 * the words that depend on a row (`buyer`, `author`, `holder`, …) let any member in, and the
 * handler answers DENIED when the row is not theirs.
 */
export type Access =
  | 'public'
  | 'member'
  | 'staff'
  | 'distributor'
  | 'vip'
  | 'storeOwner'
  | 'shopOwner'
  | 'goodsAccountOwner'
  | 'expert'
  | 'seller'
  | 'applicant'
  | 'author'
  | 'host'
  | 'participant'
  | 'holder'
  | 'buyer'

/** The way a call travels: the JSONP-style gateway, a direct address, or the chat connection. */
export type CallKind = 'gateway' | 'direct' | 'chat'

/** A params schema: what the caller passes may be looser than what the handler receives. */
export type ParamsSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

declare const replyType: unique symbol

/** Carries the type of a reply and nothing at run time, so that a reply costs the app no bytes. */
export interface Reply<T> {
  readonly [replyType]?: T
}

/** Names the type of a reply: `reply: reply<OrderCreated>()`. */
export const reply = <T>(): Reply<T> => ({})

/** One business call, as the app and the server agree on it. */
export interface CallDefinition<Params extends ParamsSchema = ParamsSchema, R = unknown> {
  readonly kind: CallKind
  /** Upstream domain name sent to the gateway beside the uri. */
  readonly domain: string
  /** The exact upstream uri of the documents; unique in the catalogue. */
  readonly uri: string
  readonly params: Params
  readonly reply: Reply<R>
  /** True when the reply is the whole body; otherwise it is the field `t` of it (conventions §1). */
  readonly raw: boolean
  readonly access: Access
  /** Error codes the caller should be ready for, beyond LOGIN, DENIED, PARAM and SYSTEM. */
  readonly errors: readonly ErrorName[]
  /**
   * True when the call only reads. The client may then repeat and join it; the server refuses the others
   * when another site makes them.
   */
  readonly safe: boolean
  /**
   * True when the call writes only a trace of the visit: it makes nobody a member of the tenant and uses
   * nothing of what a caller may write a minute.
   */
  readonly trace?: boolean
  /** The answer holds what opens something: a script of another site never gets it, not even on the tenant's hosts. */
  readonly secret?: boolean
  /** Most calls a second from one caller; more are answered LIMIT. Absent: only the general limits. */
  readonly perSecond?: number
  /** The parameter with the number that somebody logs in by: such tries have limits of their own. */
  readonly loginBy?: string
  /** Source section, e.g. `chat-and-calls §7 Orders`. */
  readonly source: string
}

type Optional<K extends string> = { readonly [P in K]?: CallDefinition[P & keyof CallDefinition] }

/**
 * Defines a business call. `kind` defaults to `gateway`, `domain` to `h5`, `errors` to none,
 * `raw` and `safe` to false.
 */
export function defineCall<Params extends ParamsSchema, R>(
  definition: Omit<CallDefinition<Params, R>, 'kind' | 'domain' | 'errors' | 'raw' | 'safe'> &
    Optional<'kind' | 'domain' | 'errors' | 'raw' | 'safe'>,
): CallDefinition<Params, R> {
  return { kind: 'gateway', domain: 'h5', errors: [], raw: false, safe: false, ...definition }
}

/** What a caller of the call passes. */
export type ParamsOf<C> = C extends CallDefinition<infer P, unknown> ? InferInput<P> : never

/** What the server's handler receives after validation. */
export type ParsedParamsOf<C> = C extends CallDefinition<infer P, unknown> ? InferOutput<P> : never

/** What the call answers. */
export type ReplyOf<C> = C extends CallDefinition<ParamsSchema, infer R> ? R : never

import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorName } from '../errors'

/**
 * Who may make a call (conventions §3). The server checks every word before the handler runs. Words that depend on
 * a row (`buyer`, `author`, `holder`, …) admit every member; the handler answers DENIED when the row belongs to
 * somebody else.
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

/** How a call is sent: through the gateway, to an address of its own, or over the chat connection. */
export type CallKind = 'gateway' | 'direct' | 'chat'

/** A params schema. Its input type may be looser than its output, which the handler receives. */
export type ParamsSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

declare const replyType: unique symbol

/** Carries the type of a reply at compile time and nothing at run time, so a reply costs the app no bytes. */
export interface Reply<T> {
  readonly [replyType]?: T
}

/** States the type of a reply: `reply: reply<OrderCreated>()`. */
export const reply = <T>(): Reply<T> => ({})

/** One business call, shared by the app and the server. */
export interface CallDefinition<Params extends ParamsSchema = ParamsSchema, R = unknown> {
  readonly kind: CallKind
  /** Domain name of the upstream service, sent to the gateway with the uri. */
  readonly domain: string
  /** The exact uri in the documents; unique in the catalogue. */
  readonly uri: string
  readonly params: Params
  readonly reply: Reply<R>
  /** True when the reply is the whole body; otherwise the reply is the body's field `t` (conventions §1). */
  readonly raw: boolean
  readonly access: Access
  /** Error codes that the caller should handle, besides LOGIN, DENIED, PARAM and SYSTEM. */
  readonly errors: readonly ErrorName[]
  /**
   * True when the call only reads. The client may then repeat it and join equal calls; the server refuses other calls
   * from another site's page.
   */
  readonly safe: boolean
  /**
   * True when the call writes only statistics of a visit. It makes nobody a member of the tenant and does not count
   * towards the caller's writes per minute.
   */
  readonly trace?: boolean
  /** True when the answer contains a secret. A script of another site never gets it, not even on the tenant's hosts. */
  readonly secret?: boolean
  /** Maximum number of calls per second from one caller; then LIMIT. Absent: only the general limits. */
  readonly perSecond?: number
  /** Name of the parameter with the login number: such calls have limits of their own. */
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

/** The parameters that a caller passes. */
export type ParamsOf<C> = C extends CallDefinition<infer P, unknown> ? InferInput<P> : never

/** The parameters that the handler receives after validation. */
export type ParsedParamsOf<C> = C extends CallDefinition<infer P, unknown> ? InferOutput<P> : never

/** The reply of a call. */
export type ReplyOf<C> = C extends CallDefinition<ParamsSchema, infer R> ? R : never

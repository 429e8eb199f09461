/** The state of the connection, for the banner only: sent messages are safe in every state. */
export type ChatStatus = 'idle' | 'connecting' | 'ready' | 'waiting' | 'offline' | 'closed'

/** Why the connection stays closed until the user asks for it. */
export type ChatProblem =
  /** The gate refused the handshake, with one of the messages of chat-and-calls §8. */
  | { readonly kind: 'handshake'; readonly message: 'client version not fullfill' | 'handshake fail' }
  /** The server closed it, for example because too many devices are in use. */
  | { readonly kind: 'kicked' }
  /** The gate refuses the member's secret. */
  | { readonly kind: 'login' }
  /** All attempts have failed. */
  | { readonly kind: 'lost' }

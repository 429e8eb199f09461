/** Where the connection stands, for the banner and for nothing else: what is sent is safe in every status. */
export type ChatStatus = 'idle' | 'connecting' | 'ready' | 'waiting' | 'offline' | 'closed'

/** Why the connection is closed until somebody asks for it again. */
export type ChatProblem =
  /** The handshake was refused, in the words of chat-and-calls §8. */
  | { readonly kind: 'handshake'; readonly message: 'client version not fullfill' | 'handshake fail' }
  /** The server ended it, e.g. because too many devices are in use. */
  | { readonly kind: 'kicked' }
  /** The gate does not take the member's secret. */
  | { readonly kind: 'login' }
  /** The attempts are used up. */
  | { readonly kind: 'lost' }

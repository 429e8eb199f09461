/** Why a platform capability gave nothing. `unsupported` never changes for the running build. */
export type Refusal = 'unsupported' | 'cancelled' | 'denied' | 'failed'

/** Every capability that may be absent, refused or fail answers this instead of throwing. */
export type Outcome<T = void> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Refusal; readonly message: string }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

export const refused = (reason: Refusal, message = ''): Outcome<never> => ({ ok: false, reason, message })

export const unsupported = (): Outcome<never> => refused('unsupported')

/** Why a platform capability gave no result. `unsupported` never changes while the app runs. */
export type Refusal = 'unsupported' | 'cancelled' | 'denied' | 'failed'

/** The result of every capability that may be absent, refused or fail. Such a capability does not throw. */
export type Outcome<T = void> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Refusal; readonly message: string }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

export const refused = (reason: Refusal, message = ''): Outcome<never> => ({ ok: false, reason, message })

export const unsupported = (): Outcome<never> => refused('unsupported')

import type { Outcome } from '../outcome'

export interface LoginCode {
  /** One-time code that the server exchanges for openid and unionid. */
  readonly code: string
  readonly channel: 'weapp' | 'tt'
}

export interface Login {
  /** Mini-programs only; a page on H5 is identified by the provider's OAuth page. `force`: a login window may open. */
  code(options: { readonly force: boolean }): Promise<Outcome<LoginCode>>
}

import type { Outcome } from '../outcome'

export interface LoginCode {
  /** One-time code that the server exchanges for openid and unionid. */
  readonly code: string
  readonly channel: 'weapp' | 'tt'
}

export interface Login {
  /**
   * For mini-programs only; on H5 the provider's OAuth page identifies the visitor. With `force` the platform may open
   * a login window.
   */
  code(options: { readonly force: boolean }): Promise<Outcome<LoginCode>>
}

export interface WechatUser {
  readonly openid: string
  readonly unionid: string
  /** '' when only the base scope was asked for. */
  readonly nickname: string
  readonly headimgurl: string
}

/** The messaging app's identity service. */
export interface WechatProvider {
  readonly appId: string
  /** Where a browser is sent to consent; it comes back to `redirectUri` with code and state. */
  authorizeUrl(request: { redirectUri: string; state: string; scope: 'snsapi_base' | 'snsapi_userinfo' }): string
  /** Exchanges the code of a consent; null for one that is unknown, used or expired. */
  exchange(code: string): Promise<WechatUser | null>
  /** Exchanges the code of a mini-program's login; null as above. */
  codeToSession(code: string): Promise<{ openid: string; unionid: string } | null>
  /** The number behind a phone number button's code, 11 digits; null as above. */
  phoneNumber(code: string): Promise<string | null>
  /** The ticket that signs pages for the JS-SDK. */
  jsapiTicket(iid: number): Promise<string>
  /**
   * The picture of a mini-program's code, PNG. `scene` has at most 32 characters and arrives in the query of `page`;
   * `link` is what other scanners open.
   */
  miniCode(request: { scene: string; page: string; link: string }): Promise<Buffer>
  /** The JS-SDK's script: where it is, or its text. */
  jsSdk(): Promise<{ readonly address: string } | { readonly text: string }>
  isSubscribed(openid: string, iid: number): Promise<boolean>
  /** Address of the code of the tenant's official account; '' when it has none. */
  accountCode(iid: number): Promise<string>
}

export interface WechatUser {
  readonly openid: string
  readonly unionid: string
  /** '' when only the base scope was requested. */
  readonly nickname: string
  readonly headimgurl: string
}

/** The messaging app's identity service. */
export interface WechatProvider {
  readonly appId: string
  /** The address where a browser consents; it returns to `redirectUri` with code and state. */
  authorizeUrl(request: { redirectUri: string; state: string; scope: 'snsapi_base' | 'snsapi_userinfo' }): string
  /** Exchanges a consent's code; null for one that is unknown, used or expired. */
  exchange(code: string): Promise<WechatUser | null>
  /**
   * Exchanges the code of a mini-program's login; null as above. With `sessionKey` (base64) the app encrypts what it
   * tells of the person: it stays on the server.
   */
  codeToSession(code: string): Promise<{ openid: string; unionid: string; sessionKey: string } | null>
  /** The number for a phone number button's code, 11 digits; null as above. */
  phoneNumber(code: string): Promise<string | null>
  /** The ticket for signing pages for the JS-SDK. */
  jsapiTicket(iid: number): Promise<string>
  /**
   * The picture of a mini-program code as PNG. `scene` has at most 32 characters and arrives in the query of `page`;
   * other scanners open `link`.
   */
  miniCode(request: { scene: string; page: string; link: string }): Promise<Buffer>
  /** The JS-SDK's script: its address or its text. */
  jsSdk(): Promise<{ readonly address: string } | { readonly text: string }>
  isSubscribed(openid: string, iid: number): Promise<boolean>
  /** Address of the QR code of the tenant's official account; '' without one. */
  accountCode(iid: number): Promise<string>
}

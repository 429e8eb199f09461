/** Sends a verification code to a mobile. */
export interface SmsProvider {
  send(message: { readonly mobile: string; readonly code: string; readonly iid: number }): Promise<void>
}

/** Sends a verification code to a mobile. */
export interface SmsProvider {
  /** False when no message can be sent at all; callers then need not wait for one. */
  readonly sends?: false
  send(message: { readonly mobile: string; readonly code: string; readonly iid: number }): Promise<void>
}

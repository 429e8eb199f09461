/** Sends a verification code to a mobile. */
export interface SmsProvider {
  /** False when no message can be sent at all: nobody is kept waiting for one. */
  readonly sends?: false
  send(message: { readonly mobile: string; readonly code: string; readonly iid: number }): Promise<void>
}

import type { FastifyBaseLogger } from 'fastify'
import type { SmsProvider } from './SmsProvider'

/** Prints every code, and stores the last one of each mobile for local development. */
export class LocalSms implements SmsProvider {
  private readonly inbox = new Map<string, string>()

  constructor(private readonly log: FastifyBaseLogger) {}

  async send(message: { readonly mobile: string; readonly code: string; readonly iid: number }) {
    this.inbox.set(message.mobile, message.code)
    this.log.info({ mobile: message.mobile }, `verification code ${message.code}`)
  }

  /** The last code for a mobile. */
  lastCode(mobile: string): string | undefined {
    return this.inbox.get(mobile)
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { SmsProvider } from './SmsProvider'

/** Prints every code, and keeps the last of each mobile for whoever runs the server on a desk. */
export class LocalSms implements SmsProvider {
  private readonly inbox = new Map<string, string>()

  constructor(private readonly log: FastifyBaseLogger) {}

  async send(message: { readonly mobile: string; readonly code: string; readonly iid: number }) {
    this.inbox.set(message.mobile, message.code)
    this.log.info({ mobile: message.mobile }, `verification code ${message.code}`)
  }

  /** The code last sent to a mobile. */
  lastCode(mobile: string): string | undefined {
    return this.inbox.get(mobile)
  }
}

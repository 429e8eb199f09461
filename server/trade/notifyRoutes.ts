import type { FastifyInstance } from 'fastify'
import type { Services } from '../call/Context'
import type { PaymentNotice } from '../providers/payment/PaymentProvider'
import type { Confirmation } from './confirmPayment'

export type ConfirmPayment = (services: Services, notice: PaymentNotice) => Promise<Confirmation>

/** Final outcomes: the channel need not report again. */
const SETTLED: ReadonlySet<Confirmation> = new Set(['paid', 'again', 'late'])

/** Receives payment notifications. Channels repeat them until they get `success`. */
export function notifyRoutes(app: FastifyInstance, services: Services, confirm: ConfirmPayment): void {
  app.post<{ Params: { channel: string } }>('/pay/notify/:channel', async (request, reply) => {
    const { channel } = request.params
    const body = typeof request.body === 'string' ? request.body : ''
    const signature = String(request.headers['x-signature'] ?? '')
    const notice = services.providers.payment.verifyNotice(channel, body, signature)
    if (!notice) {
      request.log.warn({ channel }, 'payment notice with a wrong signature')
      return reply.code(401).type('text/plain').send('signature')
    }
    const outcome = await confirm(services, notice)
    if (SETTLED.has(outcome)) return reply.type('text/plain').send('success')
    return reply.code(409).type('text/plain').send(outcome)
  })
}

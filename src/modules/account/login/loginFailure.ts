import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { text } from '../messages'

/** Why the login was refused; for a locked number, with the end of the lock. */
export function loginFailure(error: unknown): string {
  if (isGatewayError(error, 'LOCKED') && typeof error.data.until === 'number')
    return text('lockedUntil', { time: formatMoment(error.data.until, 'time') })
  return errorText(error)
}

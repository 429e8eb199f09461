import { isGatewayError } from '@/gateway/GatewayError'
import { text } from './messages'

/** The words under the mobile of a person who cannot be added. */
export const memberRefusal = (error: unknown): { readonly field: 'phone'; readonly words: string } | undefined => {
  if (isGatewayError(error, 'NOTFOUND')) return { field: 'phone', words: text('notMember') }
  if (isGatewayError(error, 'DUP')) return { field: 'phone', words: text('twice') }
  return undefined
}

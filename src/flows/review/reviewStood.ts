import { isGatewayError } from '@/gateway/GatewayError'

/** Sends a review. True when an earlier one stands, which this one does not replace. */
export async function reviewStood(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending
    return false
  } catch (error) {
    if (isGatewayError(error, 'DUP')) return true
    throw error
  }
}

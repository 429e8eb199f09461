import type { ContentDetail } from '@quanzi/contract'
import type { ScreenState } from '@/ui/screen/ScreenState'

export type BlankReason = 'withdrawn' | 'ended' | 'full'

/** Why a trip cannot be booked; null while it can, and before it is known. */
export function whyBlank(detail: ContentDetail | null, state: ScreenState): BlankReason | null {
  // An error without another try is final: there is no such trip.
  if (!detail) return state.kind === 'error' && !state.onRetry ? 'withdrawn' : null
  const sessions = detail.sessions ?? []
  if (sessions.some((one) => one.state === 'open')) return null
  return sessions.some((one) => one.state === 'full') ? 'full' : 'ended'
}

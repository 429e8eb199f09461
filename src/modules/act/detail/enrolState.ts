import type { ActSession, ContentDetail } from '@quanzi/contract'

/** What the one button of an activity does. */
export type EnrolState = 'open' | 'waitlist' | 'ended'

/** Sessions that can still be chosen, the open ones before the full ones. */
export function defaultSession(sessions: readonly ActSession[], wanted?: string): ActSession | null {
  return (
    sessions.find(({ id, state }) => id === wanted && (state === 'open' || state === 'full')) ??
    sessions.find(({ state }) => state === 'open') ??
    sessions.find(({ state }) => state === 'full') ??
    null
  )
}

/** Ended when no session can be joined; a full one offers the waiting list. */
export function enrolState(detail: Pick<ContentDetail, 'extra'>, session: ActSession | null): EnrolState {
  if (!session || detail.extra.state === 'ended') return 'ended'
  return session.state === 'full' ? 'waitlist' : 'open'
}

import type { ActSession, ContentDetail } from '@quanzi/contract'

/** The function of the activity's button. */
export type EnrolState = 'open' | 'waitlist' | 'ended'

/** The session to select first: the wanted one, else an open one, else a full one. */
export function defaultSession(sessions: readonly ActSession[], wanted?: string): ActSession | null {
  return (
    sessions.find(({ id, state }) => id === wanted && (state === 'open' || state === 'full')) ??
    sessions.find(({ state }) => state === 'open') ??
    sessions.find(({ state }) => state === 'full') ??
    null
  )
}

/** Ended when no session is open or full; a full session offers its waiting list. */
export function enrolState(detail: Pick<ContentDetail, 'extra'>, session: ActSession | null): EnrolState {
  if (!session || detail.extra.state === 'ended') return 'ended'
  return session.state === 'full' ? 'waitlist' : 'open'
}

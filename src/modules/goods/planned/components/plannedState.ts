import type { PlannedState } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import type { StatusTone } from '@/ui/content/StatusTag'

type ShownState = PlannedState | 'counting'

/** `counting`: the deadline has passed, and the last orders of before it can still be paid. */
export const shownState = (
  { state, deadline }: { readonly state: PlannedState; readonly deadline: number },
  now: number = serverNow(),
): ShownState => (state === 'selling' && deadline <= now ? 'counting' : state)

export interface Progress {
  readonly sold: number
  readonly min: number
  readonly state: PlannedState
}

/** What is said of the minimum. It is judged once: pieces that go back later undo nothing, and after it nothing is missing. */
export const noteOf = ({ sold, min, state }: Progress): 'enough' | 'missing' | null =>
  state === 'reached' || (state === 'selling' && sold >= min) ? 'enough' : state === 'selling' ? 'missing' : null

/** The colour of a pre-sale's state. */
export const plannedTone: Readonly<Record<ShownState, StatusTone>> = {
  selling: 'brand',
  counting: 'plain',
  reached: 'success',
  missed: 'warning',
  closed: 'plain',
}

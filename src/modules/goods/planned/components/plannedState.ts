import type { PlannedState } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import type { StatusTone } from '@/ui/content/StatusTag'

type ShownState = PlannedState | 'counting'

/** `counting`: the deadline has passed, and the last orders of before it can still be paid. */
export const shownState = (
  { state, deadline }: { readonly state: PlannedState; readonly deadline: number },
  now: number = serverNow(),
): ShownState => (state === 'selling' && deadline <= now ? 'counting' : state)

/** The colour of a pre-sale's state. */
export const plannedTone: Readonly<Record<ShownState, StatusTone>> = {
  selling: 'brand',
  counting: 'plain',
  reached: 'success',
  missed: 'warning',
  closed: 'plain',
}

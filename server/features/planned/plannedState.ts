import type { PlannedState } from '@quanzi/contract'

interface Judged {
  readonly state: PlannedState
  readonly sold: number
  readonly min_qty: number
  readonly deadline: number
}

/** A pre-sale's state at an instant, whether the job has judged it or not. */
export const plannedState = ({ state, sold, min_qty, deadline }: Judged, at: number): PlannedState =>
  state !== 'selling' || deadline > at ? state : sold >= min_qty ? 'reached' : 'missed'

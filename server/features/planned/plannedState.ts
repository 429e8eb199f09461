import type { PlannedState } from '@quanzi/contract'

interface Judged {
  readonly state: PlannedState
  readonly sold: number
  readonly min_qty: number
  readonly deadline: number
  /** `waitsForPayment`: it is not judged yet. */
  readonly waits: boolean
}

/** A pre-sale's state at an instant, whether the job has judged it or not. */
export const plannedState = ({ state, sold, min_qty, deadline, waits }: Judged, at: number): PlannedState =>
  state !== 'selling' || deadline > at || waits ? state : sold >= min_qty ? 'reached' : 'missed'

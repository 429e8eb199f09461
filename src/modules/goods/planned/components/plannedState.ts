import type { PlannedState } from '@quanzi/contract'
import type { StatusTone } from '@/ui/content/StatusTag'

/** The colour of a pre-sale's state. */
export const plannedTone: Readonly<Record<PlannedState, StatusTone>> = {
  selling: 'brand',
  reached: 'success',
  missed: 'warning',
  closed: 'plain',
}

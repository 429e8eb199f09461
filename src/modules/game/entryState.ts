import type { Entry } from '@quanzi/contract'
import { isDrawing } from './gameStep'
import { text } from './messages'

export const STATE_TONES = {
  pending: 'warning',
  paid: 'success',
  won: 'brand',
  lost: 'plain',
  confirmed: 'success',
  givenUp: 'plain',
  used: 'success',
  cancelled: 'plain',
  trial: 'plain',
} as const

/** The word for an entry's state; before a draw it says that. */
export const entryState = (entry: Entry): string => text(isDrawing(entry) ? 'state_drawing' : `state_${entry.state}`)

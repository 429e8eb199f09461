import { unsupported } from '../outcome'
import type { Calendar } from './types'

/** The short-video app writes to the calendar only by a button that an operator has to apply for. */
export const calendar: Calendar = {
  offered: () => false,
  add: async () => unsupported(),
}

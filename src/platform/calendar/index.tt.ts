import { unsupported } from '../outcome'
import type { Calendar } from './types'

/** The short-video app writes to the calendar only through a button that the operator has to apply for. */
export const calendar: Calendar = {
  offered: () => false,
  add: async () => unsupported(),
}

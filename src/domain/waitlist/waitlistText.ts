import type { WaitlistPlace } from '@quanzi/contract'
import { text } from './messages'

/** The place in the queue as text. */
export const waitlistText = ({ state, pos }: WaitlistPlace): string =>
  state === 'offered' ? text('offered') : text('waiting', { pos })

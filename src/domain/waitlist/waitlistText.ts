import type { WaitlistPlace } from '@quanzi/contract'
import { text } from './messages'

/** Where one stands in the queue, in words. */
export const waitlistText = ({ state, pos }: WaitlistPlace): string =>
  state === 'offered' ? text('offered') : text('waiting', { pos })

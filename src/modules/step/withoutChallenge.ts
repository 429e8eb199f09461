import { replace } from '@/routes/navigate'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of a screen whose address names no challenge. */
export const withoutChallenge = (iid: number): ScreenState => ({
  kind: 'empty',
  message: text('noChallenge'),
  actionText: text('toHome'),
  onAction: () => void replace('index.home', { iid }),
})

import { replace } from '@/routes/navigate'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of a screen whose address names no activity. */
export const withoutActivity = (iid: number): ScreenState => ({
  kind: 'empty',
  message: text('nothing'),
  actionText: text('toActs'),
  onAction: () => void replace('act.list', { iid }),
})

import { navigate } from '@/routes/navigate'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** Instead of a step that can no longer be filled in. */
export const sentState = (iid: number): ScreenState => ({
  ...{ kind: 'empty', message: text('submitted'), actionText: text('seeState') },
  onAction: () => void navigate('shops.join', { iid }),
})

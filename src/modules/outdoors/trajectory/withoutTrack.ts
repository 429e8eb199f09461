import { goHome } from '@/routes/navigate'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of a screen whose address names no track. */
export const withoutTrack: ScreenState = {
  kind: 'empty',
  get message() {
    return text('nothing')
  },
  get actionText() {
    return text('home')
  },
  onAction: () => void goHome(),
}

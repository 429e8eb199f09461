import { t } from '@/locales/t'
import { goHome } from '@/routes/navigate'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** Instead of a room that the address does not name. */
export const noRoom = (): ScreenState => ({
  ...{ kind: 'empty', message: text('missing'), actionText: t('home') },
  onAction: () => void goHome(),
})

import { goHome } from '@/routes/navigate'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of an address whose campaign is not there. */
export const noCampaign = (): ScreenState => ({
  ...{ kind: 'empty', message: text('noCampaign'), actionText: text('home') },
  onAction: () => void goHome(),
})

/** The state of an address whose project is not there. */
export const noProject = (): ScreenState => ({
  ...{ kind: 'empty', message: text('noProject'), actionText: text('home') },
  onAction: () => void goHome(),
})

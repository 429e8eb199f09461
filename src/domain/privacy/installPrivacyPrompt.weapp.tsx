import { privacy } from '@/platform/privacy'
import { addScreenOverlay } from '@/ui/screen/screenHost'
import { PrivacySheet } from './PrivacySheet'
import { PrivacyStore } from './PrivacyStore'

/** Lays the question over every screen; it is drawn only while something personal waits. */
export function installPrivacyPrompt(): void {
  const store = new PrivacyStore()
  privacy.onNeeded((answer) => store.ask(answer))
  addScreenOverlay(() => <PrivacySheet store={store} />)
}

import { back } from '@/platform/back'
import { provideChat } from '../../core/provideChat'
import { PanelScreen } from '../../view/PanelScreen'
import { useOverlayOfPage } from '../useOverlayOfPage'

provideChat()

/** The message list on mini-programs; on H5 it lies over the screen. */
export default function MessagePanelPage() {
  const overlay = useOverlayOfPage()
  if (overlay?.kind !== 'panel') return null
  return <PanelScreen isOnTop onClose={() => back.go()} />
}

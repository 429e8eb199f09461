import { back } from '@/platform/back'
import { provideChat } from '../../core/provideChat'
import { PanelScreen } from '../../view/PanelScreen'
import { useOverlayOfPage } from '../useOverlayOfPage'

provideChat()

/** The message list of mini-programs; on H5 it is an overlay. */
export default function MessagePanelPage() {
  const overlay = useOverlayOfPage()
  if (overlay?.kind !== 'panel') return null
  return <PanelScreen onClose={() => back.go()} />
}

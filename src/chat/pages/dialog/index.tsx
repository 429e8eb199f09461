import { back } from '@/platform/back'
import { provideChat } from '../../core/provideChat'
import { DialogScreen } from '../../view/DialogScreen'
import { useOverlayOfPage } from '../useOverlayOfPage'

provideChat()

/** The dialog on mini-programs; on H5 it lies over the screen. */
export default function ChatDialogPage() {
  const overlay = useOverlayOfPage()
  if (overlay?.kind !== 'dialog') return null
  return <DialogScreen request={overlay} isOnTop onClose={() => back.go()} />
}

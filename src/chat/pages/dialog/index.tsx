import { back } from '@/platform/back'
import { provideChat } from '../../core/provideChat'
import { DialogScreen } from '../../view/DialogScreen'
import { useOverlayOfPage } from '../useOverlayOfPage'

provideChat()

/** The dialog of mini-programs; on H5 it is an overlay. */
export default function ChatDialogPage() {
  const overlay = useOverlayOfPage()
  if (overlay?.kind !== 'dialog') return null
  return <DialogScreen request={overlay} onClose={() => back.go()} />
}

import { observer } from 'mobx-react'
import { chatOverlays } from '../ChatOverlays'
import { closeOverlay } from '../showOverlay'
import { DialogScreen } from './DialogScreen'
import { PanelScreen } from './PanelScreen'

/** All open overlays, the last one on top. A covered overlay keeps its scroll position. */
export const OverlayStack = observer(function OverlayStack() {
  return chatOverlays.stack.map((overlay) => {
    const props = { onClose: () => closeOverlay(overlay.key) }
    return overlay.kind === 'panel' ? (
      <PanelScreen key={overlay.key} {...props} />
    ) : (
      <DialogScreen key={overlay.key} request={overlay} {...props} />
    )
  })
})

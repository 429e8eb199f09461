import { observer } from 'mobx-react'
import ShareSheet from './ShareSheet'
import { shareSheet } from './shareSheet'

/** The share sheet over the current screen. */
export const ShareOverlay = observer(function ShareOverlay() {
  return shareSheet.wish && <ShareSheet />
})

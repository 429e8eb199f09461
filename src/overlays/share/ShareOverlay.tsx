import { observer } from 'mobx-react'
import ShareSheet from './ShareSheet'
import { shareSheet } from './shareSheet'

/** The share sheet over the screen in front. */
export const ShareOverlay = observer(function ShareOverlay() {
  return shareSheet.wish && <ShareSheet />
})

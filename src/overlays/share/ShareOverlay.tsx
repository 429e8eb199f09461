import { observer } from 'mobx-react'
import ShareWays from './ShareWays'
import { shareSheet } from './shareSheet'

/** The share sheet over the current screen. */
export const ShareOverlay = observer(function ShareOverlay() {
  return shareSheet.wish && <ShareWays />
})

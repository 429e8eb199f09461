import { observer } from 'mobx-react'
import { lazy, Suspense } from 'react'
import { shareSheet } from './shareSheet'

const ShareWays = lazy(() => import('./ShareWays'))

/** The share sheet over the current screen; its code loads when it first opens. */
export const ShareOverlay = observer(function ShareOverlay() {
  if (!shareSheet.wish) return null
  return (
    <Suspense fallback={null}>
      <ShareWays />
    </Suspense>
  )
})
